import type { ElementType } from "react";
import { Danger, Info, Note, Tip, Warning } from "./Admonition";
import { AllDocs } from "./AllDocs";
import { Card, Cards } from "./Cards";
import { CodeBlock } from "./CodeBlock";
import { Details } from "./Details";
import { Diagram } from "./Diagram";
import { FeedLink } from "./FeedLink";
import { Figure } from "./Figure";
import { HeadingTwo, HeadingThree, HeadingFour } from "./Heading";
import { Image } from "./Image";
import { Key, Path } from "./inline";
import { ProseLink } from "./ProseLink";
import { Steps } from "./Steps";
import { Table } from "./Table";
import { Tab, Tabs } from "./Tabs";

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
  FeedLink,
  Figure,
  Info,
  Key,
  Note,
  Path,
  Steps,
  Tab,
  Tabs,
  Tip,
  Warning,
};
