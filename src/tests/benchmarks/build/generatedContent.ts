import { textHash } from "../../../docs/read/textHash";
import { addLocale } from "../../../i18n/localePath";
import { defaultLocale, type Locale, localeKeys } from "../../../site/locales";
import { allDocsSlug } from "../../../site/names";
import { mulberry32, pick } from "../textChain";
import { docPlaces } from "./docPlaces";
import { type DocPlan, docPlan } from "./docPlan";
import { paragraph } from "./prose";
import type { ProseSample } from "./proseSample";
import { renderPlan } from "./renderPlan";

const descriptionLength = 155;

/**
 * A site's content, made up: files by their path below `content/`. Docs have the shape and the words of our own;
 * twins have the same structure, and translations know their original. The same seed makes the same files.
 * @param count of docs in each language, with the overviews
 */
export function generatedContent(
  samples: Record<Locale, ProseSample>,
  count: number,
  seed = 20_261_122,
): Map<string, string> {
  const places = docPlaces(count);
  const random = (index: number, purpose: number) => mulberry32(seed + index * 16 + purpose);
  const titles = (locale: Locale) =>
    places.map((_, index) => `${pick(samples[locale].titles, random(index, 0))} ${index + 1}`);
  const bodies = localeKeys.map((locale, number) => {
    const targets = places.map(({ slug }) => addLocale(`/${slug}/`, locale));
    const links = titles(locale).map((title, index) => `[${title}](${targets[index]})`);
    return places.map(({ slug, isIndex }, index) => {
      const words = random(index, 2 + number);
      if (slug === allDocsSlug) return `${paragraph(samples[locale], 40, words)}\n\n<AllDocs />`;
      if (isIndex) return `${paragraph(samples[locale], 120, words)}\n\n<SectionCards />`;
      const plan: DocPlan = docPlan(random(index, 1), count);
      return renderPlan(plan, { sample: samples[locale], links, random: words });
    });
  });
  const texts = localeKeys.map((locale, number) =>
    titles(locale).map((title, index) => {
      const description = paragraph(samples[locale], 40, random(index, 8 + number)).slice(0, descriptionLength);
      const body = bodies[number]?.[index] ?? "";
      return { title, description: description.replace(/[\s\p{P}]+\S*$/u, "."), label: null, task: null, body };
    }),
  );
  const originals = texts[localeKeys.indexOf(defaultLocale)];
  return new Map(
    localeKeys.flatMap((locale, number) =>
      places.flatMap(({ slug, isIndex, position }, index): [string, string][] => {
        const [text, original] = [texts[number]?.[index], originals?.[index]];
        if (!text || !original) return [];
        const frontMatter = {
          title: text.title,
          description: text.description,
          position,
          lastChange: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10),
          ...(slug === allDocsSlug ? { hideSidebar: true } : {}),
          ...(locale === defaultLocale ? {} : { sourceHash: textHash(original) }),
        };
        const fields = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
        const source = ["---", ...fields, "---", "", text.body, ""].join("\n");
        return [[`${locale}/${slug}${isIndex ? "/index" : ""}.mdx`, source]];
      }),
    ),
  );
}
