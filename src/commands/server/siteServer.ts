import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import send from "@fastify/send";
import { askedAgain } from "../../docs/outputs/hosts/hostHeaders";
import { thisSystem } from "../system/system.mjs";
import { answerTo } from "./answer";
import { readHostRules } from "./hostRules";

/** @property isPlain stands for a host without rules: no redirects but to folders, no headers of ours */
type Options = { isPlain?: boolean };

/**
 * A server for a built site, which answers as hosts with its rules do. It reads `_headers` and `_redirects` when it starts,
 * the files when they are asked for.
 * @param folder the built site @throws Error when there is no built site
 */
export function siteServer(folder: string, { isPlain = false }: Options = {}): Server {
  const rules = readHostRules(folder);
  const site = { ...rules, has: (file: string) => thisSystem.isFile(path.join(folder, file)) };
  return createServer((request, response) => {
    const [asked = "", query] = (request.url ?? "").split(/\?(.*)/s);
    const headers = isPlain ? {} : { ...Object.fromEntries([askedAgain]), ...rules.headersOf(asked) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.setHeader("Allow", "GET, HEAD").writeHead(405).end();
    const answer = answerTo(asked, site, isPlain);
    if (answer.kind === "refused") return void response.writeHead(answer.status).end();
    if (answer.kind === "redirect") {
      const location = answer.to + (query === undefined ? "" : `?${query}`);
      return void response.writeHead(301, { Location: location }).end();
    }
    // A file that has gone since it was found: one answer fails, not the server.
    sendFile(request, response, folder, answer.file, answer.status).catch(() => response.destroy());
  });
}

/** Sends a file in the form that the reader's browser takes: compressed, a part of it, or that it has not changed. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const { ending, encoding } = formFor(request, path.join(folder, file));
  const asked = status === 404 ? withoutHeaders(request) : request;
  const { statusCode, headers, stream } = await send(asked, `/${encodeURI(file)}${ending}`, {
    root: folder,
    cacheControl: false,
  });
  response.writeHead(statusCode === 200 ? status : statusCode, {
    ...headers,
    "Content-Type": contentType(file),
    ...(encoding && { "Content-Encoding": encoding }),
    Vary: "Accept-Encoding",
  });
  stream.on("error", () => response.destroy()).pipe(response);
}

/** What is not there has no parts, and is never unchanged: the headers that ask for that do not count. */
function withoutHeaders(request: IncomingMessage): IncomingMessage {
  const bare = Object.create(request) as IncomingMessage;
  bare.headers = {};
  return bare;
}

/** The precompressed form of a file that the browser takes, if there is one. */
function formFor(request: IncomingMessage, file: string): { ending: string; encoding: string | null } {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const forms = [
    { ending: ".br", encoding: "br" },
    { ending: ".gz", encoding: "gzip" },
  ];
  const form = forms.find(({ ending, encoding }) => takes(accepted, encoding) && thisSystem.isFile(file + ending));
  return form ?? { ending: "", encoding: null };
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, weight] = part.split(";").map((word) => word.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? "");
  });
}

function contentType(file: string): string {
  const type = send.mime.getType(file) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
