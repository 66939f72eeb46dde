import { isMarkup, type TreeNode } from "../../../types/contentTree";
import { withChildren } from "./withChildren";

/** Letters of inline code that fit a line of the narrowest phone in every place; longer tokens get places to break. */
const longestToken = 26;

/** Where browsers would break a line inside a token: behind a hyphen always, behind the others some do. */
const breaksInside = /[-/?!|})\]][^\s]/;
/** Behind which a long token may break: what parts it for the eye, and no sign that begins a word, as `--` does. */
const joints = /(?<=[\p{L}\p{N}\])}][/._=&?:,|-]+)(?=[\p{L}\p{N}[({])|(?<=\/)(?=[\p{L}\p{N}{])/u;

/**
 * Keeps the tokens of inline code in one piece: a browser breaks `--automation` behind its hyphens. What is too long for
 * a phone may break at its joints.
 */
export function wholeTokens(node: TreeNode): TreeNode {
  if (typeof node === "string" || node[0] === "CodeBlock") return node;
  const [name, attributes, ...children] = node;
  const [only] = children;
  if (name === "code" && children.length === 1 && typeof only === "string") return [name, attributes, ...parts(only)];
  return withChildren(node, (child) => (isMarkup(child) ? child : wholeTokens(child)));
}

function parts(code: string): TreeNode[] {
  const pieces = code.split(/(\s+)/).flatMap((token): TreeNode[] => {
    if (token.length <= longestToken) return [whole(token)];
    return token.split(joints).flatMap((piece, index) => (index ? [["wbr", null], whole(piece)] : [whole(piece)]));
  });
  return pieces.reduce<TreeNode[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof piece === "string") joined.splice(-1, 1, last + piece);
    else joined.push(piece);
    return joined;
  }, []);
}

function whole(piece: string): TreeNode {
  return piece.length <= longestToken && breaksInside.test(piece) ? ["span", null, piece] : piece;
}

/** The longest piece of a text that stays on one line, in letters. */
export function longestPiece(text: string): number {
  const pieces = text.split(/\s+/).flatMap((token) => (token.length > longestToken ? token.split(joints) : [token]));
  return Math.max(0, ...pieces.map(({ length }) => length));
}
