import type { ReactNode } from "react";
import { Loading } from "../load/Loading";
import type { Search } from "../useSearch";
import { NoResults } from "./NoResults";

type Props = {
  search: Search;
  /** The reader waits already. */
  isLate?: boolean;
  /** What is said when there are results. */
  children: ReactNode;
  onSection(section: string | null): void;
  onOpen(): void;
};

/** How the search goes, inside a region that screen readers know. */
export function SearchOutcome({ search, isLate = false, children, onSection, onOpen }: Props) {
  const { status } = search;
  if (status === "loading") return <Loading isLate={isLate} />;
  if (status === "nothing") return <NoResults search={search} onSection={onSection} onOpen={onOpen} />;
  return status === "found" ? children : null;
}
