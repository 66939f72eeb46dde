import type { Route } from "@playwright/test";

/** The ways in which a request fails on a host, on a line, or in a cache between them. */
export const failures: Record<string, (route: Route) => Promise<unknown>> = {
  "is answered with 500": (route) => route.fulfill({ status: 500, body: "" }),
  "is gone": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
  "is cut off": async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Browsers keep nothing that was cut off, whatever the host says of the whole.
    const headers = { ...response.headers(), "cache-control": "no-store" };
    await route.fulfill({ response, headers, body: body.slice(0, body.length / 2) });
  },
  "is of another type": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Welcome to the café</title>" }),
  "never comes": () => new Promise(() => undefined),
};
