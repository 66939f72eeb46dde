// Gatsby finds the plugin by this file; its work is in gatsby-browser.tsx and gatsby-ssr.tsx.
