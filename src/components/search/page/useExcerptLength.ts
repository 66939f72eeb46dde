import { useSyncExternalStore } from "react";
import { phoneQuery } from "../../../site/breakpoints";
import { searchLimits } from "../../../site/searchLimits";

/** How many characters of a text make two lines of a result, as wide as the window is now. */
export function useExcerptLength(): number {
  const isPhone = useSyncExternalStore(
    (listener) => {
      const phone = matchMedia(phoneQuery);
      phone.addEventListener("change", listener);
      return () => phone.removeEventListener("change", listener);
    },
    () => matchMedia(phoneQuery).matches,
    () => false,
  );
  return isPhone ? searchLimits.narrowExcerptLength : searchLimits.pageExcerptLength;
}
