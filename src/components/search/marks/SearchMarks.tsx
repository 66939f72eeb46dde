import { type ComponentProps, type ComponentType, useEffect, useMemo, useState } from "react";
import type { Marks } from "./Marks";

/** Query parameter with a word to mark, as addresses that were copied from the search of earlier releases have it. */
const parameter = "_highlight";

type Props = Pick<ComponentProps<typeof Marks>, "stems" | "hash" | "path"> & {
  /** Query part of the address; it may have words where the reader does not come from the list of results. */
  search: string;
};

/**
 * The words that a reader searched for, marked where they are on the page that opened. All of it is loaded when it is
 * needed; without it, and in browsers without highlights, the page is simply not marked.
 */
export function SearchMarks({ stems, search, hash, path }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof Marks>> | null>(null);
  const words = useMemo(() => (stems ? [] : new URLSearchParams(search).getAll(parameter)), [stems, search]);
  const isWanted = (stems ?? words).length > 0;
  useEffect(() => {
    if (!isWanted || !("highlights" in CSS)) return;
    import("./Marks").then(
      (module) => setLoaded(() => module.Marks),
      () => undefined,
    );
  }, [isWanted]);
  return isWanted && Loaded ? <Loaded stems={stems} words={words} hash={hash} path={path} /> : null;
}
