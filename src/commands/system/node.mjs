/**
 * Whether a version of Node may run the project.
 * @param {string} version e.g. `20.20.2`
 * @param {string} range the field `engines.node` of `package.json`: `>=20.19 <26`
 * @param {string} tested the version that we test with
 * @returns {string | null} what to do instead; null when it may
 */
export function nodeAdvice(version, range, tested) {
  const [, least = "", most = ""] = /^>=(\d+\.\d+) <(\d+)$/.exec(range) ?? [];
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  if (!isOld && major < Number(most)) return null;
  const fault = isOld ? "old: this project needs" : "new: Gatsby does not know it; this project needs";
  return `Node ${version} is too ${fault} Node ${least} or newer, before ${most}. Install Node ${tested} and run this again.`;
}
