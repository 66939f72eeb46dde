import { docRule } from "../../rule";

/** Every image says what it shows, for readers who do not see it. */
export const imageText = docRule({
  id: "image-text",
  severity: "warning",
  about: "images without a text",
  when: "check",
  reads: (_doc, { written }) => written.images,
  find: (images) =>
    images
      .filter(({ alt }) => alt.trim() === "")
      .map(({ line, column, url }) => ({
        line,
        column,
        text: `the image ${url} has no text`,
        advice: `write what it shows: ![…](${url})`,
      })),
});
