// @ts-check
import { isMore } from '../common/money.js';

/**
 * The bets that may be made, and which of them is chosen.
 *
 * @param {import('./screen.js').Screen} screen
 * @param {Pick<import('./calls.js').GameView, 'bets' | 'firstBet'>} view
 */
export function createBets(screen, { bets: offered, firstBet }) {
  let bets = offered;
  let chosen = firstBet;
  /** @type {{ fixed?: string | undefined, locked: boolean }} */
  let shown = { locked: false };

  /** @param {typeof shown} how `fixed`: the bet of a round that is not settled yet. */
  function show(how) {
    shown = how;
    screen.bet({
      bet: how.fixed ?? bets[chosen] ?? '0.00',
      first: chosen === 0,
      last: chosen >= bets.length - 1,
      locked: how.locked,
    });
  }

  return {
    show,
    /** @returns {string | undefined} None where every bet is above the limit. */
    current: () => bets[chosen],
    /** @param {number} direction */
    step(direction) {
      const next = chosen + direction;
      if (shown.locked || bets[next] === undefined) return;
      chosen = next;
      show(shown);
    },
    /**
     * Offers nothing above a limit any more.
     *
     * @param {string} max
     * @returns {boolean} Whether anything is left.
     */
    cut(max) {
      bets = bets.filter((bet) => !isMore(bet, max));
      chosen = Math.min(chosen, Math.max(0, bets.length - 1));
      return bets.length > 0;
    },
  };
}
