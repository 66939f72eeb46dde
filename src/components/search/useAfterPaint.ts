import { useEffect, useState } from "react";
import { afterPaint } from "../../browser/afterPaint";

/**
 * A value as it was when the page was drawn last: what matters less follows the answer, and neither delays its frame nor
 * takes the time right behind it, as what React defers may.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  useEffect(() => afterPaint(() => setPainted({ value })), [value]);
  return painted.value;
}
