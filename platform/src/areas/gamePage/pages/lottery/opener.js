// @ts-check

const ANSWER_WITHIN_MS = 10_000;

/**
 * Tells the page around this one (FrameMessage). Nothing in it is a secret, and only the merchant's pages can be around it.
 *
 * @param {'lottery.launchToken.wanted' | 'lottery.ready' | 'lottery.balance.changed' | 'lottery.session.ended'
 *   | 'lottery.cycle.started' | 'lottery.cycle.ended' | 'lottery.refused'} type
 * @param {{ code?: import('../common/refusals.js').ExplainedBySite }} [details]
 */
export function tell(type, details) {
  if (window.parent !== window) window.parent.postMessage({ type, ...details }, '*');
}

/**
 * Asks the page around this one for another launch token and opens the lottery anew with it.
 *
 * @param {() => void} onSilence Nobody answered.
 */
export function reopen(onSilence) {
  const waiting = setTimeout(onSilence, ANSWER_WITHIN_MS);
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.type !== 'lottery.launchToken') return;
    if (typeof data.launchToken !== 'string') return;
    clearTimeout(waiting);
    const address = new URL(location.href);
    address.searchParams.set('token', data.launchToken);
    location.replace(address);
  });
  tell('lottery.launchToken.wanted');
}
