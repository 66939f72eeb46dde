import type { TextPart } from "../../../search/search";

type Props = { parts: TextPart[] };

/** A text with the words that were searched for marked. */
export function MarkedText({ parts }: Props) {
  return <>{parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</>;
}
