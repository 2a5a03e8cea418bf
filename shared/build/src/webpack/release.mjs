/** Version of a build that nobody released: a local one. */
const LOCAL_RELEASE = '0.0.0-local';

/**
 * The release being built, as the `site` command sets it in `SITE_RELEASE`.
 * @returns {string} A semantic version.
 */
export function currentRelease() {
  return process.env.SITE_RELEASE ?? LOCAL_RELEASE;
}

/**
 * One name for one release of one remote. Two releases in one page must not share webpack's chunk registry
 * or the federation runtime's instance: the second would silently run the first one's code.
 * @param {string} name
 */
export function releaseName(name) {
  return `${name}@${currentRelease()}`;
}
