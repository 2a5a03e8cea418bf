/**
 * Whether a remote that meets `range` can be loaded by a host that speaks `version` of the contract (FD-016).
 * The remote may need less than the host offers, never more and never another major version.
 *
 * @param range A caret range, as a release states it: `^1.2.0`.
 * @param version The host's own: CONTRACT_VERSION.
 */
export function meetsContract(range: string, version: string): boolean {
  return isWithinCaret(range, version);
}

/**
 * Whether a version is within a caret range of a major version of at least 1. What follows the patch number (`-rc.1`)
 * is not looked at.
 */
export function isWithinCaret(range: string, version: string): boolean {
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(range.slice('^'.length));
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

function numbers(version: string): number[] {
  return version.split(/[.-]/, 3).map(Number);
}
