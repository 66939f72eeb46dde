/** Says what a command is doing. @param {string} text */
export function step(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends a command with one clear line. @param {string} text @returns {never} */
export function fail(text) {
  console.error(`\n✖ ${text}`);
  process.exit(1);
}
