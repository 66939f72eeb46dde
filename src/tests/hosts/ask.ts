import http from "node:http";
import zlib from "node:zlib";

/** What a host has answered. `body` is as readers see it: decompressed. */
export type HostAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string; size: number };

/** Asks a host as it is told, also for what no browser would send. @param path with its query, sent as it is */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const sent = Buffer.concat(parts);
        const body = decompressed(sent, response.headers["content-encoding"]).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, size: sent.length });
      });
    });
    request.on("error", reject).end();
  });
}

function decompressed(sent: Buffer, encoding?: string): Buffer {
  if (sent.length === 0) return sent;
  if (encoding === "br") return zlib.brotliDecompressSync(sent);
  return encoding === "gzip" ? zlib.gunzipSync(sent) : sent;
}
