import { useEffect, useState } from "react";
import { afterPaint } from "../../browser/afterPaint";

/**
 * A value, once what the page is now has been drawn; until then, what it was before. What matters less follows the answer
 * that way: it neither delays the answer's frame nor takes the time right behind it, as what React defers may.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}
