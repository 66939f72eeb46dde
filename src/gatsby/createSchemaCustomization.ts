import type { GatsbyNode } from "gatsby";
import { recallTree } from "./siteModel";

/** Types of everything we add to the data layer; nothing is inferred from content. */
const types = /* GraphQL */ `
  "A document of the knowledge base: one file below content/."
  type Doc implements Node @dontInfer {
    "Language of the file, such as en."
    locale: String!
    "Version of the documentation; current for content/<locale>/."
    version: String!
    "Address below the language, without slashes at the ends; twins share it."
    slug: String!
    "Whether it leads a folder: its file is an index.mdx."
    isIndex: Boolean!
    "Address of the page, with a slash at both ends."
    path: String!
    title: String!
    "The sentence below the title; it is the page's meta description and its card's text, too."
    description: String
    "Name in the sidebar, when it differs from the title."
    label: String
    "What readers do with the page; cards say it in the place of the title."
    task: String
    "Place among its neighbours in the sidebar."
    position: Float
    "Folder of the first level; the doc's own slug for docs outside folders."
    section: String!
    "Other addresses that lead here."
    aliases: [String!]!
    "What readers may search for besides the words of the page."
    keywords: [String!]!
    "Whether the doc, and what lies below it, is left out of the sidebar."
    hideSidebar: Boolean!
    "Path of the file from the site's root."
    sourcePath: String!
    "Where the file is edited; null while no repository is known."
    editUrl: String
    "Where readers write what is wrong; null while no repository is known."
    issueUrl: String
    "Whole minutes that its prose takes to read."
    readingMinutes: Int!
    "Date of the last change, from front matter or git."
    lastChange: Date @dateformat
    "In translations: hash of the text that was translated."
    sourceHash: String
    "Hash of the doc's own text; a translation's sourceHash is compared with it."
    textHash: String!
    "The Markdown below the front matter."
    body: String!
    "Line of the file on which the body begins."
    bodyLine: Int!
    "All headings, in their order."
    headings: [TableOfContentsEntry!]!
    "The headings that the table of contents shows: levels 2 and 3."
    tableOfContents: [TableOfContentsEntry!]!
    "source: an original; current: a translation of the text as it is; outdated: the original has changed since."
    translationState: String!
    "Languages that have no text of their own and show this one."
    missingLocales: [String!]!
    "The same doc in the other languages."
    translations: [Doc!]! @link(by: "sourcePath")
    "Digest of the drawn body."
    treeDigest: String!
    "The node of gatsby-plugin-mdx for the same file."
    mdx: Mdx @link(by: "id")
  }

  "A heading of a doc."
  type TableOfContentsEntry {
    "Level of the heading, 2 for ##."
    depth: Int!
    "Id of the heading; the same in every language."
    anchor: String!
    text: String!
  }

  "A part of a page as search sees it: a heading with the text below it."
  type SearchSection {
    "Empty above the first heading."
    heading: String!
    anchor: String!
    text: String!
    "What the page is for, and its task; only first sections have it."
    lead: String!
    "What readers type for the page, a phrase a line; only first sections have it."
    keywords: String!
    "Its words, as an index is made from them."
    words: SearchWords!
  }

  "The words of a part of a page, in texts."
  type SearchWords {
    "Stems, each marked with the field it stands in."
    stems: String!
    "Words as they are spelt, with how often each is there."
    spellings: String!
    "Number of words below the heading."
    size: Int!
  }

  "A page as search sees it."
  type SearchPage {
    path: String!
    title: String!
    "Name of the section that the page lies in."
    section: String!
    "Language of the page's text: the original's where a translation is missing."
    locale: String!
    sections: [SearchSection!]!
  }

  "The sidebar of a language and version."
  type Sidebar implements Node @dontInfer {
    locale: String!
    version: String!
    "Rows, nested: { label, path, items }."
    items: JSON!
    "Good docs to begin with."
    startingPoints: [SectionedLink!]!
  }

  "What a page shows of the sidebar before its reader opens anything: all sections, and the categories around the page open."
  type SidebarBranch implements Node @dontInfer {
    locale: String!
    version: String!
    "Address of the innermost open category."
    category: String
    "Rows, nested: { label, path, items }; isFolded says that items are left out."
    items: JSON!
  }

  "What the home page of a language shows of the docs."
  type Home implements Node @dontInfer {
    locale: String!
    version: String!
    sections: [SectionSummary!]!
    popular: [SectionedLink!]!
  }

  "Changes when the development server has missed a change of a file; see src/gatsby/develop/missedChanges.ts."
  type MissedChange implements Node @dontInfer {
    id: ID!
  }

  "A doc with the name of its section."
  type SectionedLink {
    label: String!
    path: String!
    section: String!
  }

  "A section of the sidebar, and how many docs it has."
  type SectionSummary {
    slug: String!
    label: String!
    path: String!
    description: String
    docCount: Int!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes([
    types,
    schema.buildObjectType({
      name: "Doc",
      interfaces: ["Node"],
      fields: {
        tree: {
          type: "JSON!",
          description:
            "The body as the site draws it: nested [name, attributes, ...children], or { html } for children without behaviour.",
          resolve: ({ sourcePath }: { sourcePath: string }) => recallTree(sourcePath),
        },
      },
    }),
  ]);
};
