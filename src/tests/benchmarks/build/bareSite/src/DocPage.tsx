import { createElement, type ReactNode } from "react";
import type { BareTree } from "./compileBody";

/** A doc as its page's query gives it, and one as the sidebar's query does. */
export type BareDoc = { locale: string; path: string; title: string; description: string; body: BareTree[] };
export type SidebarDoc = Pick<BareDoc, "locale" | "path" | "title">;

/** A page with nothing but a sidebar (its own branch open, as ours) and the doc. */
export function DocPage({ doc, docs }: { doc: BareDoc; docs: SidebarDoc[] }): ReactNode {
  const root = doc.locale === "en" ? "/" : `/${doc.locale}/`;
  const isOpen = (path: string) => path === root || doc.path.startsWith(path);
  const shown = docs.filter(({ locale, path }) => locale === doc.locale && isOpen(path.replace(/[^/]+\/$/, "")));
  return (
    <>
      <nav>
        <ul>
          {shown.map(({ path, title }) => (
            <li key={path}>
              <a href={path} aria-current={path === doc.path ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main lang={doc.locale}>
        <h1>{doc.title}</h1>
        <p>{doc.description}</p>
        {doc.body.map(draw)}
      </main>
    </>
  );
}

function draw(tree: BareTree, key: number): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, { "data-colour": color, ...attributes }, ...children] = tree;
  // White space between the parts of a table is not allowed by React.
  const inside = /^(?:table|thead|tbody|tr)$/.test(tag)
    ? children.filter((child) => typeof child !== "string")
    : children;
  const style = color ? { color } : undefined;
  return createElement(tag, { key, ...attributes, style }, ...inside.map(draw));
}
