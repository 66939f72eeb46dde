import { pick, type Random } from "../textChain";
import type { Block, DocPlan } from "./docPlan";
import { paragraph, phrase, sentence } from "./prose";
import type { ProseSample } from "./proseSample";

/** What a language adds to a plan: its words, and its docs as Markdown links. */
export type Wording = { sample: ProseSample; links: string[]; random: Random };

/** The body of a doc in a language, as Markdown. */
export function renderPlan(plan: DocPlan, wording: Wording): string {
  const headings = new Set<string>();
  const sections = plan.map(({ level, blocks }) => {
    const heading = level === null ? [] : [`${"#".repeat(level)} ${newHeading(wording, headings)}`];
    return [...heading, ...blocks.map((block) => render(block, wording))].join("\n\n");
  });
  return sections.join("\n\n");
}

/** A heading that the doc does not have yet. */
function newHeading({ sample, random }: Wording, taken: Set<string>): string {
  const heading = pick(sample.headings, random);
  const free = taken.has(heading) ? `${heading} ${taken.size + 1}` : heading;
  taken.add(free);
  return free;
}

function render(block: Block, { sample, links, random }: Wording): string {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  switch (block.kind) {
    case "paragraph": {
      const identifier = block.identifier === null ? "" : ` (\`${block.identifier}\`)`;
      const further = block.links.map((target) => links[target]).join(", ");
      return `${paragraph(sample, block.words, random).replace(/\.$/, "")}${identifier}: ${further}.`;
    }
    case "list":
      return items(block.items)
        .map(() => `- ${sentence(sample, random)}`)
        .join("\n");
    case "steps": {
      const steps = items(block.items).map(
        (number) => `${number}. **${phrase(sample, 4, random)}.** ${sentence(sample, random)}`,
      );
      return ["<Steps>", "", ...steps, "", "</Steps>"].join("\n");
    }
    case "table": {
      const row = (cell: () => string) => `| ${items(block.columns).map(cell).join(" | ")} |`;
      const cells = () => row(() => phrase(sample, 3, random));
      return [cells(), row(() => "---"), ...items(block.rows).map(cells)].join("\n");
    }
    case "code":
      return block.fence;
    case "tabs": {
      const tabs = block.fences.map(
        ({ value, label, fence }) => `<Tab value="${value}" label="${label}">\n\n${fence}\n\n</Tab>`,
      );
      return ['<Tabs group="shell">', ...tabs, "</Tabs>"].join("\n\n");
    }
    case "admonition":
      return [
        `<${block.name} title="${phrase(sample, 4, random)}">`,
        "",
        sentence(sample, random),
        "",
        `</${block.name}>`,
      ].join("\n");
  }
}
