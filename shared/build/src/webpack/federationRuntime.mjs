/**
 * Where a remote takes the federation runtime from: the host's copy (`external`), or one of its own in its
 * entry (`bundled`). A remote's entry is 7.5 KB against 22.4 KB, brotli, and home loads several; the price is
 * that another host has to provide the runtime too (`provideExternalRuntime`), or be given a bundled build.
 * @typedef {'bundled' | 'external'} FederationRuntime
 */

/** @returns {FederationRuntime} */
export function federationRuntime() {
  return process.env.SITE_FEDERATION_RUNTIME === 'bundled' ? 'bundled' : 'external';
}

/** Only browsers load us: the runtime's code for Node is left out. */
export const runtimeOptimization = { target: /** @type {const} */ ('web') };
