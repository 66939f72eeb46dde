/** Whether the reader's connection is too slow, or too dear, to load pages they may never open. */
export function isSlowConnection(): boolean {
  const { connection } = navigator;
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes("2g"));
}
