/** What programs write before a message, and no reader asks about: when it was, and the protocol of an HTTP status. */
const logMarks = [
  /\d{4}[-/.]\d{2}[-/.]\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:Z| ?[+-]\d{2}:?\d{2})?/g,
  /\bHTTP\/\d(?:\.\d)?(?=\s+\d{3}\b)/gi,
];

/** A pasted line of a log without what stands there before the message; a query that is nothing else stays as it is. */
export function withoutLogMarks(query: string): string {
  const message = logMarks.reduce((text, mark) => text.replace(mark, " "), query);
  return /[\p{L}\p{N}]/u.test(message) ? message : query;
}
