export interface IosVersion {
  readonly major: number;
  readonly minor: number;
}

/** `CPU iPhone OS 12_1_4 like Mac OS X`, `CPU OS 13_3 like Mac OS X` on an iPad. */
const SYSTEM = /\bOS (?<major>\d+)[_.](?<minor>\d+)/;
/** Safari's own version, which is that of the system it came with. */
const SAFARI = /\bVersion\/(?<major>\d+)(?:\.(?<minor>\d+))?/;

/**
 * The version of iOS that a user agent tells of; `undefined` when it tells of none. The system's own entry
 * knows the minor version better (Safari of iOS 12.1 calls itself 12.0), but it has stood still since iOS 26,
 * and an iPad that presents itself as a Mac has none: then Safari's version is the one. Another browser in that
 * guise puts any version there.
 */
export function iosVersionOf(userAgent: string, isSafari: boolean): IosVersion | undefined {
  const system = versionIn(SYSTEM, userAgent);
  const safari = versionIn(SAFARI, userAgent);
  if (!system) return isSafari ? safari : undefined;
  if (!safari) return system;
  return safari.major > system.major ? safari : system;
}

/** Whether a version is `wanted` or later. */
export function isAtLeast(version: IosVersion, wanted: IosVersion): boolean {
  return version.major > wanted.major || (version.major === wanted.major && version.minor >= wanted.minor);
}

function versionIn(pattern: RegExp, userAgent: string): IosVersion | undefined {
  const { major, minor } = pattern.exec(userAgent)?.groups ?? {};
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor ?? 0) };
}
