const scripts = new Map<string, RegExp>();

/** Whether a text has letters of a script. @param script its name as Unicode has it */
export function hasScript(text: string, script: string): boolean {
  const letters = scripts.get(script) ?? new RegExp(`\\p{Script=${script}}`, "u");
  scripts.set(script, letters);
  return letters.test(text);
}
