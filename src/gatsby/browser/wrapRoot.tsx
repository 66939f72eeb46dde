import { type ReactElement, type ReactNode, useEffect } from "react";
import { ErrorBoundary } from "../../components/crash/ErrorBoundary";

/** The last boundary: catches what breaks around the layout, in Gatsby's router. */
export function wrapRootElement({ element }: { element: ReactElement }) {
  return (
    <ErrorBoundary resetKey="" around={(message) => <OnItsOwn>{message}</OnItsOwn>}>
      {element}
    </ErrorBoundary>
  );
}

/** Without the router nothing shows the page that Back leads to: it is loaded. */
function OnItsOwn({ children }: { children: ReactNode }) {
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return children;
}
