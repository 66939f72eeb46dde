/** Whether this is Gatsby's development server, and not a build. */
export function isDeveloping(): boolean {
  return process.env.gatsby_executing_command === "develop";
}
