import { expect, test } from "vitest";
import { createSearchIndex, loadSearchIndex, search } from "../search";

const page = (path: string, title: string, text: string, keywords: string[] = []) => ({
  id: path,
  path,
  title,
  heading: "",
  anchor: "",
  section: "",
  text,
  keywords: keywords.join("\n"),
});

/** Addresses of the answers to a query among pages with what readers type for them. */
function found(query: string, ...pages: ReturnType<typeof page>[]): string[] {
  return search(loadSearchIndex(createSearchIndex(pages, { locale: "en" })), query).map(({ record: { path } }) => path);
}

const invoices = page("/invoices/", "Invoices", "Download them as a file.", ["receipt for the taxes"]);
const payment = page("/payment/", "Payment", "Pay for the plan.", [
  "card was declined",
  "money left the account twice",
]);

test("a page is found by what readers type for it, in other forms of the words as well", () => {
  expect(found("declined cards", invoices, payment)).toEqual(["/payment/"]);
  expect(found("receipts for my taxes", payment, invoices)).toEqual(["/invoices/"]);
});

test("the phrase that says what the query says comes before words from several phrases", () => {
  const scattered = page("/scattered/", "Files", "Some text.", [
    "lost the file",
    "which password fits",
    "open it again",
  ]);
  const asked = page("/asked/", "Locks", "Some text.", ["lost the password"]);
  expect(found("lost password", scattered, asked)).toEqual(["/asked/", "/scattered/"]);
});

test("a phrase that asks for more than the query is another question", () => {
  const more = page("/more/", "Move", "Some text.", ["move a locked vault to a colleague's computer over night"]);
  const same = page("/same/", "Unlock", "Some text.", ["locked vault"]);
  expect(found("vault is locked", more, same)).toEqual(["/same/", "/more/"]);
});

test("a name that is pasted is looked for where it stands before one or two phrases that have it", () => {
  const typed = page("/typed/", "Errors", "Some text.", ["session_not_created error", "session_not_created again"]);
  const says = page("/says/", "Drivers", "The driver says session_not_created and ends.");
  expect(found("session_not_created", typed, says)[0]).toBe("/says/");
});

test("of pages where a pasted name stands, that comes first for which readers type it", () => {
  const says = page("/says/", "Drivers", "The driver says session_not_created and ends.");
  const list = page("/list/", "Messages", "Long ago there was session_not_created among many others.", [
    "session_not_created",
  ]);
  expect(found("session_not_created", says, list)).toEqual(["/list/", "/says/"]);
  expect(found("session_not_created", says, { ...list, keywords: "" })).toEqual(["/says/", "/list/"]);
});
