import type { ReactElement } from "react";
import { ErrorBoundary } from "../../components/crash/ErrorBoundary";

/** The last boundary: catches what breaks the layout itself. */
export function wrapRootElement({ element }: { element: ReactElement }) {
  return <ErrorBoundary resetKey="">{element}</ErrorBoundary>;
}
