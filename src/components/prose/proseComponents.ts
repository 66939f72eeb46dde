import type { ElementType } from "react";
import { Danger, Info, Note, Tip, Warning } from "./blocks/Admonition";
import { AllDocs, ListedDoc, ListedSection } from "./lists/AllDocs";
import { Card, Cards } from "./lists/Cards";
import { CodeBlock } from "./code/CodeBlock";
import { Endpoint } from "./code/Endpoint";
import { Details } from "./blocks/Details";
import { Diagram } from "./pictures/Diagram";
import { FeedLink } from "./lists/FeedLink";
import { Figure } from "./pictures/Figure";
import { HeadingTwo, HeadingThree, HeadingFour } from "./text/Heading";
import { Image } from "./pictures/Image";
import { Key, Path } from "./text/inline";
import { ProseLink } from "./text/ProseLink";
import { Screen } from "./pictures/Screen";
import { Steps } from "./blocks/Steps";
import { Table } from "./text/Table";
import { Tab, Tabs } from "./blocks/Tabs";

/**
 * What draws each name of a content tree: the components authors may use and the HTML elements that need more
 * than a tag. The compiler has checked names and attributes, so the props fit.
 */
export const proseComponents: Record<string, ElementType> = {
  a: ProseLink,
  h2: HeadingTwo,
  h3: HeadingThree,
  h4: HeadingFour,
  img: Image,
  table: Table,
  AllDocs,
  Card,
  Cards,
  CodeBlock,
  Danger,
  Details,
  Diagram,
  Endpoint,
  FeedLink,
  Figure,
  Info,
  Key,
  ListedDoc,
  ListedSection,
  Note,
  Path,
  Screen,
  Steps,
  Tab,
  Tabs,
  Tip,
  Warning,
};
