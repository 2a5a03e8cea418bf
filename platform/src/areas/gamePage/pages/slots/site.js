// @ts-check

/**
 * The site that holds this page in a frame, as the page's address says; null in a window of its own. The
 * page's policy lets no other site hold it.
 */
const site = parent === window ? null : new URLSearchParams(location.search).get('site');

export const isFramed = site !== null;

/**
 * Tells the site around this page (GameMessage). Nobody else hears it.
 *
 * @param {'game.ready' | 'game.close' | 'game.balance.changed' | 'game.session.ended' | 'game.launch.expired'
 *   | 'game.cycle.started' | 'game.cycle.ended' | 'game.refused'} type
 * @param {{ code?: import('../common/refusals.js').ExplainedBySite }} [details]
 */
export function tell(type, details) {
  if (site !== null) parent.postMessage({ type, ...details }, site);
}
