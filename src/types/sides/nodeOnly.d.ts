// Stands in for those imports of Gatsby's types that only its Node side needs: `tsconfig.browser.json` maps them here.
// Without that they would bring Node's types with them, and `process` would compile in a component.
export {};
