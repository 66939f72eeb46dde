import { vi } from "vitest";

/** A host that answers every request with one text, piece by piece, as it is told to; `vi.unstubAllGlobals` takes it away. */
export function servePieceByPiece() {
  vi.stubGlobal("__PATH_PREFIX__", "");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(readable)));
  const writer = writable.getWriter();
  return {
    send: (piece: string | Uint8Array) =>
      void writer.write(typeof piece === "string" ? new TextEncoder().encode(piece) : piece),
    end: () => void writer.close(),
    breakOff: () => void writer.abort(new Error("The line is dead")),
  };
}
