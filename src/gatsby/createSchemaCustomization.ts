import type { GatsbyNode } from "gatsby";
import { docFields } from "./docFields";

/** Types of everything we add to the data layer; nothing is inferred from content. */
const types = /* GraphQL */ `
  "A document of the knowledge base: one file below content/."
  type Doc implements Node @dontInfer {
    locale: String!
    version: String!
    "Address below the language, without slashes at the ends; twins share it."
    slug: String!
    isIndex: Boolean!
    path: String!
    title: String!
    description: String
    "Name in the sidebar, when it differs from the title."
    label: String
    position: Float
    "Folder of the first level; the doc's own slug for docs outside folders."
    section: String!
    aliases: [String!]!
    "What readers may search for besides the words of the page."
    keywords: [String!]!
    hideSidebar: Boolean!
    sourcePath: String!
    "ISO date, from front matter or git."
    lastChange: String
    "In translations: hash of the text that was translated."
    sourceHash: String
    bodyHash: String!
    body: String!
    bodyLine: Int!
    "What is wrong with the front matter: findings as the build prints them."
    frontMatterFindings: JSON!
    mdx: Mdx @link(by: "id")
  }

  type TableOfContentsEntry {
    depth: Int!
    anchor: String!
    text: String!
  }

  type SearchSection {
    heading: String!
    anchor: String!
    text: String!
    "What the page is for; only search pages' first sections have it."
    lead: String
  }

  "A page as search sees it."
  type SearchPage {
    path: String!
    title: String!
    section: String!
    "Language of the page's text: the original's where a translation is missing."
    locale: String!
    sections: [SearchSection!]!
  }

  "The sidebar of a language and version; items are nested { label, path, items }."
  type Sidebar {
    locale: String!
    version: String!
    items: JSON!
  }

  type SearchIndexFile {
    locale: String!
    version: String!
    url: String!
  }

  type DocLink {
    locale: String!
    label: String!
    path: String!
    section: String!
  }

  type SectionSummary {
    slug: String!
    label: String!
    path: String!
    description: String
    docCount: Int!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  const fields = docFields as Parameters<typeof schema.buildObjectType>[0]["fields"];
  actions.createTypes([types, schema.buildObjectType({ name: "Doc", interfaces: ["Node"], fields })]);
};
