// @ts-check

/**
 * The site that holds this page in a frame, as the page's address says; null in a window of its own. The
 * page's policy lets no other site hold it.
 */
const site = parent === window ? null : new URLSearchParams(location.search).get('site');

export const isFramed = site !== null;

/**
 * Tells the site around this page. Nobody else hears it.
 *
 * @param {'game.ready' | 'game.close' | 'game.balance.changed' | 'game.session.ended' | 'game.launch.expired'} type
 */
export function tell(type) {
  if (site !== null) parent.postMessage({ type }, site);
}
