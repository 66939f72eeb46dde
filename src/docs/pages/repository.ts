import { siteConfig } from "../../site/siteConfig";

type Read = { url: string | null; mistake: string | null };

/**
 * Reads the address of the repository that holds the content, as it is written in a browser or behind `git clone`.
 * @param value null or empty where there is none
 * @param source what named it
 */
export function readRepositoryUrl(value: string | null, source: string): Read {
  if (!value) return { url: null, mistake: null };
  const { protocol, host, pathname, username, search, hash } = parse(value) ?? {};
  const name = pathname?.replace(/\/+$/, "").replace(/\.git$/, "");
  if (protocol === "https:" && name && !username && !search && !hash)
    return { url: `https://${host}${name}`, mistake: null };
  const mistake = `${source} is «${value}», which is no address of a repository: write it like https://github.com/owner/name`;
  return { url: null, mistake };
}

function parse(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function repository(): Read {
  const { REPOSITORY_URL } = process.env;
  if (REPOSITORY_URL !== undefined) return readRepositoryUrl(REPOSITORY_URL, "REPOSITORY_URL");
  return readRepositoryUrl(siteConfig.repositoryUrl, "repositoryUrl in src/site/siteConfig.ts");
}

/** What is wrong with the address of the repository that this build was given; null when nothing is. */
export function repositoryMistake(): string | null {
  return repository().mistake;
}

/** Where a file of the content is edited; null while no repository is known. `HEAD` is the main branch, whatever its name. */
export function editUrl(sourcePath: string): string | null {
  const { url } = repository();
  return url && `${url}/edit/HEAD/${sourcePath}`;
}

/** Where readers write what is wrong; null while no repository is known. */
export function issueUrl(): string | null {
  const { url } = repository();
  return url && `${url}/issues/new`;
}

/**
 * Where the changes of a file are listed, newest first; null while no repository is known. A comparison would need the
 * commit that was translated: translations remember their original's text by its hash, which no host can look up.
 */
export function historyUrl(sourcePath: string): string | null {
  const { url } = repository();
  return url && `${url}/commits/HEAD/${sourcePath}`;
}
