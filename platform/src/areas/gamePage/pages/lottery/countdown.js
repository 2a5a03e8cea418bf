// @ts-check
import { part } from '../common/dom.js';
import { text } from './texts.js';

const SECOND = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;
/** From here on the player is told that it is close. */
const SOON_S = 10;
/** The platform's clock tells when a draw is over; it is asked again until it says so. */
const ASK_AGAIN_MS = 2_000;

/** @param {number} value */
const two = (value) => String(value).padStart(2, '0');

/** @param {number} seconds */
function clockText(seconds) {
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const rest = `${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`;
  const time = hours > 0 || days > 0 ? `${two(hours)}:${rest}` : rest;
  return days > 0 ? text('days', { days: String(days), time }) : time;
}

/**
 * Counts down to the close of a draw by the platform's clock.
 *
 * @param {() => void} onClosed Asked for again every two seconds, until the next draw is set.
 */
export function createCountdown(onClosed) {
  const shown = part('countdown');
  let closesAt = 0;
  let ahead = 0;
  let askedAt = 0;

  function tick() {
    if (closesAt === 0) return;
    const left = Math.ceil((closesAt - (Date.now() + ahead)) / SECOND);
    shown.textContent = left > 0 ? clockText(left) : text('drawing');
    shown.dataset.soon = String(left <= SOON_S);
    part('closes-label').hidden = left <= 0;
    if (left <= 0 && Date.now() - askedAt >= ASK_AGAIN_MS) {
      askedAt = Date.now();
      onClosed();
    }
  }
  setInterval(tick, SECOND / 4);

  return {
    /** @param {{ now: string, draw: { closesAt: string } }} state */
    set({ now, draw }) {
      ahead = Date.parse(now) - Date.now();
      closesAt = Date.parse(draw.closesAt);
      tick();
    },
  };
}
