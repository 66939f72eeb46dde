import { answerLimit } from "../site/behaviour";
import { withBasePath } from "./basePath";

/**
 * Content of a file below the site's root. Only the beginning of an answer is waited for: a large file on a slow line may
 * take its time. @throws when none begins in time, when it is an error, or no JSON
 */
export async function fetchJson<Content>(file: string, cache: RequestCache = "default"): Promise<Content> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerLimit);
  try {
    const response = await fetch(withBasePath(file), { cache, signal: limit.signal });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    clearTimeout(timer);
    return (await response.json()) as Content;
  } finally {
    clearTimeout(timer);
  }
}
