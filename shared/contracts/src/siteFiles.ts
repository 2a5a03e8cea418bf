/*
 * Files of a merchant's site beside its pages. They have no hash in their names, so browsers ask about them
 * each time.
 */

/** The web app manifest: what an installed site is called and looks like. */
export const MANIFEST_PATH = '/manifest.webmanifest';
