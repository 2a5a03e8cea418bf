// @ts-check

/** Browsers that keep frames of other sites from storage throw at the mere mention of it. */
function storage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * What this tab has kept over a reload.
 *
 * @param {string} name
 */
export const recall = (name) => storage()?.getItem(name) ?? null;

/**
 * Keeps a text over a reload, where the browser allows it; null forgets it.
 *
 * @param {string} name
 * @param {string | null} text
 */
export function remember(name, text) {
  if (text === null) storage()?.removeItem(name);
  else storage()?.setItem(name, text);
}
