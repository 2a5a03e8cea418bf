// @ts-check

/** Why a round does not begin where the site around the page says more of it, and comes in between (RoundRefusal). */
export const EXPLAINED_BY_SITE = /** @type {const} */ ([
  'play.closed',
  'identity.required',
  'reality.check.due',
  'limit.time.reached',
  'limit.loss.reached',
]);

/** @typedef {typeof EXPLAINED_BY_SITE[number]} ExplainedBySite */

/**
 * @param {string | undefined} code
 * @returns {ExplainedBySite | undefined}
 */
export const explainedBySite = (code) => EXPLAINED_BY_SITE.find((known) => known === code);
