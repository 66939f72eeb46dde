/**
 * A lock file of npm's, or the list that npm keeps of what it has installed (`node_modules/.package-lock.json`).
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} PackageList
 */

/**
 * Whether everything that a lock file names is installed in the version that it names. Optional packages may be missing:
 * those of other systems are.
 * @param {PackageList} lock
 * @param {PackageList} installed
 */
export function areInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([place, { version, optional, devOptional }]) => {
    if (place === "") return true;
    const found = installed.packages[place];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}
