/** Says what a command is doing. */
export function step(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends a command with one clear line. @returns {never} */
export function fail(text) {
  console.error(`\n✖ ${text}`);
  process.exit(1);
}
