import { answerLimit } from "../site/behaviour";
import { withBasePath } from "./basePath";

/**
 * Content of a file below the site's root. Only the beginning of an answer is waited for: a large file on a slow line may
 * take its time. @throws when none begins in time, when it is an error, or no JSON
 */
export async function fetchJson<Content>(file: string, cache: RequestCache = "default"): Promise<Content> {
  const response = await answerOf(file, cache);
  return (await response.json()) as Content;
}

/**
 * The elements of a list below the site's root, each as soon as its line is here: behind a bracket or a comma, up to the
 * end of the line. A list without line breaks comes when all of it is here.
 * @throws like `fetchJson`, also when the list is cut off
 */
export async function* fetchJsonList<Element>(file: string): AsyncGenerator<Element, void> {
  const response = await answerOf(file, "default");
  let [text, hasLines] = ["", false];
  for await (const piece of piecesOf(response)) {
    text += piece;
    // A slow line brings a hundred pieces, and to look through all that is here takes the longer the more it is.
    if (!piece.includes("\n")) continue;
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line.slice(1)) as Element;
    hasLines = true;
  }
  if (!hasLines) yield* JSON.parse(text) as Element[];
  else if (text.trim() !== "]") throw new Error(`${file} is cut off`);
}

async function answerOf(file: string, cache: RequestCache): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerLimit);
  try {
    const response = await fetch(withBasePath(file), { cache, signal: limit.signal });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** What is here of an answer's text, piece by piece. */
async function* piecesOf({ body }: Response): AsyncGenerator<string, void> {
  // Not every browser of today walks through a stream with `for await`.
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      yield decoder.decode(piece.value, { stream: true });
  } finally {
    // What cannot be read need not come.
    await reader?.cancel().catch(() => undefined);
  }
}
