/** Version of a build that nobody released: a local one. */
const LOCAL_RELEASE = '0.0.0-local';

/**
 * The release being built, as the `site` command sets it in `SITE_RELEASE`.
 *
 * @returns A semantic version.
 */
export function currentRelease(): string {
  return process.env.SITE_RELEASE ?? LOCAL_RELEASE;
}

/**
 * One name for one release of one remote. Two releases in one page must not share webpack's chunk registry
 * or the federation runtime's instance: the second would silently run the first one's code.
 */
export function releaseName(name: string): string {
  return `${name}@${currentRelease()}`;
}
