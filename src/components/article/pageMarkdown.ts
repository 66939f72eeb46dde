import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

/** What a page has for its reader's hands only: links of headings to themselves, buttons, icons, the folded contents. */
const onlyForHands = "h2 > a, h3 > a, h4 > a, button, svg, header details, header > div, [role=status], [role=tablist]";

/**
 * The doc that is open, as Markdown: title, lead and body, all tabs and folded parts, addresses in full.
 * @throws when no doc is open
 */
export function pageMarkdown(page: Document): string {
  const article = page.querySelector("[data-article]");
  if (!article) throw new Error("no doc is open");
  const copy = article.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(onlyForHands).forEach((element) => element.remove());
  copy.querySelectorAll<HTMLElement>("[data-label][role=tabpanel]").forEach((panel) => {
    panel.hidden = false;
    panel.prepend(inElement(page, "p", inElement(page, "strong", panel.dataset.label ?? "")));
  });
  copy.querySelectorAll<HTMLElement>("summary").forEach((summary) => {
    summary.replaceWith(inElement(page, "p", inElement(page, "strong", summary.textContent ?? "")));
  });
  // Bold within bold, as labels in the first words of a step are, would end it.
  copy.querySelectorAll("a[data-row], strong b").forEach((element) => element.replaceWith(...element.childNodes));
  // Written in full, so that they lead somewhere from where the text is pasted.
  copy.querySelectorAll("a").forEach((link) => link.setAttribute("href", link.href));
  const service = new TurndownService({ headingStyle: "atx", codeBlockStyle: "fenced", bulletListMarker: "-" });
  service.use(gfm);
  service.addRule("codeBlock", {
    filter: "pre",
    replacement: (_content, node) => `\n\n\`\`\`\n${(node.textContent ?? "").replace(/\n$/, "")}\n\`\`\`\n\n`,
  });
  return `${service.turndown(copy)}\n`;
}

function inElement(page: Document, name: string, content: Node | string): HTMLElement {
  const element = page.createElement(name);
  element.append(content);
  return element;
}
