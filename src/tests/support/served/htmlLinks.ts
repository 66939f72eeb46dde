/** What a file of the site leads to, read from its HTML without a browser. */
export type HtmlLinks = {
  /** Addresses of links, images and other resources, as a reader's browser resolves them. */
  urls: URL[];
  /** Ids that an anchor may name. */
  ids: Set<string>;
};

const tag = /<[a-z][^<>]*>/gi;

/** Reads the addresses and ids of a page. Script and style are left out: their text may look like a tag. */
export function htmlLinks(html: string, address: string): HtmlLinks {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, "");
  const tags = markup.match(tag) ?? [];
  const attributes = (name: string) => tags.flatMap((text) => attribute(text, name));
  return {
    urls: [...attributes("href"), ...attributes("src")].map((value) => new URL(value, address)),
    ids: new Set(attributes("id")),
  };
}

function attribute(text: string, name: string): string[] {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];
  return value === undefined
    ? []
    : [
        value
          .replace(/&amp;/g, "&")
          .replace(/&quot;/g, '"')
          .replace(/&#x27;/g, "'"),
      ];
}
