/**
 * What a remote brings to the host's table of routes and to its side menu (contracts/routes.ts). A route's
 * `remote` is left out in `federation.config.mjs`: it is the remote that the route comes with.
 *
 * @typedef {Omit<import('@site/contracts/routes').RouteEntry, 'remote'>} OwnRoute
 * @typedef {import('@site/contracts/routes').MenuEntry} MenuEntry
 * @typedef {{ routes?: OwnRoute[], menu?: MenuEntry[] }} Additions
 */

/**
 * The additions as the manifest carries them.
 * @param {string} remote The remote's name in the discovery document.
 * @param {Additions} additions
 */
export function manifestAdditions(remote, { routes, menu }) {
  return {
    ...(routes && { routes: routes.map((route) => ({ remote, ...route })) }),
    ...(menu && { menu }),
  };
}
