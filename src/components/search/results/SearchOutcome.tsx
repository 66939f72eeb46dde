import type { ReactNode } from "react";
import { Loading } from "../load/Loading";
import type { Search } from "../useSearch";
import { NoResults } from "./NoResults";

type Props = {
  search: Search;
  /** What is said when there are results. */
  children: ReactNode;
  onOpen(): void;
};

/** How the search goes, inside a region that screen readers know. */
export function SearchOutcome({ search: { status, answeredQuery }, children, onOpen }: Props) {
  if (status === "loading") return <Loading />;
  if (status === "nothing") return <NoResults query={answeredQuery} onOpen={onOpen} />;
  return status === "found" ? children : null;
}
