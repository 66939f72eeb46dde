type Watched = { address: string; abort?: () => void };

/** One observer for all links: one for each, as Gatsby's link has it, takes its time on a slow phone. */
let observer: IntersectionObserver | undefined;
const watched = new Map<Element, Watched>();

/**
 * Asks for a page ahead of time as soon as its link is in view, and takes that back when the link leaves before its turn.
 * @param address with the path prefix
 * @returns ends it
 */
export function loadInView(link: Element, address: string): () => void {
  observer ??= new IntersectionObserver((entries) => entries.forEach(follow));
  watched.set(link, { address });
  observer.observe(link);
  return () => {
    observer?.unobserve(link);
    watched.get(link)?.abort?.();
    watched.delete(link);
  };
}

function follow({ target, isIntersecting }: IntersectionObserverEntry): void {
  const link = watched.get(target);
  if (!link) return;
  if (!isIntersecting) link.abort?.();
  else if (link.address !== location.pathname + location.search) {
    const { abort } = window.___loader.enqueue(link.address);
    link.abort = abort;
  }
}
