// @ts-check
import { button, element, part } from '../common/dom.js';
import { money } from './money.js';
import { readable } from './picker.js';
import { createQuotes } from './quotes.js';
import { text } from './texts.js';

/**
 * @typedef {import('./calls.js').Bet} Bet
 * @typedef {import('./calls.js').Quote} Quote
 * @typedef {import('../common/call.js').Outcome<Quote>} QuoteOutcome
 * @typedef {{ play: string, name: string, content: string }} Pick
 * @typedef {Pick & { times: number, unit: string }} Line
 */

const MAX_TIMES = 10_000;

/** An amount that is on its way, and one that did not come. */
const PENDING = '…';
const MISSING = '–';
/** What no bet stakes. */
const NOTHING = '0.00';

/** @param {Line} line @returns {Bet} */
const betOf = ({ play, content, times, unit }) => ({ play, content, times, unit });

/** What tells bets from others. @param {Bet | Bet[]} bets */
const keyOf = (bets) => JSON.stringify(bets);

/**
 * Stake of one bet, times, and the bets that are kept for the order. What they stake is the platform's to say:
 * here nothing is counted.
 *
 * @param {{
 *   units: string[],
 *   currentPick: () => Pick | undefined,
 *   quote: (bets: Bet[]) => Promise<QuoteOutcome>,
 *   onFailure: (failure: Exclude<QuoteOutcome, { ok: true }>) => void,
 * }} options
 */
export function createSlip({ units, currentPick, quote, onFailure }) {
  /** @type {Line[]} */
  let kept = [];
  /** Kept bets and the one that is being picked. @type {Line[]} */
  let lines = [];
  /** The lines that the quote below is of. */
  let quotedFor = '';
  /** What the lines stake, once the platform has said so. @type {Quote | null} */
  let quoted = null;
  let pending = false;
  /** What the platform has said of single lines. @type {Map<string, string>} */
  const stakes = new Map();

  let unit = units[0] ?? '1.00';
  const times = /** @type {HTMLInputElement} */ (part('times'));
  const timesNow = () => Math.min(MAX_TIMES, Math.max(1, Number(times.value.replace(/\D/g, '')) || 1));

  const quotes = createQuotes(quote, (/** @type {QuoteOutcome} */ answer) => {
    pending = false;
    if (answer.ok) {
      quoted = answer.value;
      for (const [index, stake] of answer.value.lines.entries()) {
        const line = lines[index];
        if (line) stakes.set(keyOf(betOf(line)), stake);
      }
    } else onFailure(answer);
    draw();
  });

  const unitButtons = units.map((each) =>
    button({ class: 'chip figure', text: money(each), 'aria-pressed': String(each === unit) }, () => {
      unit = each;
      for (const [index, made] of unitButtons.entries())
        made.setAttribute('aria-pressed', String(units[index] === unit));
      show();
    }),
  );
  part('units').replaceChildren(...unitButtons);

  /** @param {number} change */
  const step = (change) => {
    times.value = String(Math.min(MAX_TIMES, Math.max(1, timesNow() + change)));
    show();
  };
  part('fewer').onclick = () => step(-1);
  part('more').onclick = () => step(1);
  times.oninput = () => show();
  times.onblur = () => step(0);

  /** @param {string | undefined} known */
  const amount = (known) => (known === undefined ? (pending ? PENDING : MISSING) : money(known));

  /** @param {Line} line */
  function keptLine(line) {
    const { name, content } = line;
    const remove = button(
      { class: 'remove', text: '×', 'aria-label': text('remove', { name, content: readable(content) }) },
      () => {
        kept = kept.filter((each) => each !== line);
        show();
      },
    );
    return element('li', {}, [
      element('span', { class: 'line-play', text: name }),
      element('span', { class: 'line-content figure', text: readable(content) }),
      element('span', { class: 'figure', text: amount(stakes.get(keyOf(betOf(line)))) }),
      remove,
    ]);
  }

  function totalLabel() {
    if (lines.length === 0) return text('total', { count: '0' });
    if (!quoted) return text('totalPending');
    return quoted.count === 1 ? text('totalOne') : text('total', { count: String(quoted.count) });
  }

  function draw() {
    part('slip-section').hidden = kept.length === 0;
    part('slip').replaceChildren(...kept.map(keptLine));
    part('total-label').textContent = totalLabel();
    part('total').textContent = amount(lines.length === 0 ? NOTHING : quoted?.total);
    part('total').setAttribute('aria-busy', String(pending));
    part('add').setAttribute('aria-disabled', String(lines.length === kept.length));
    part('place').setAttribute('aria-disabled', String(lines.length === 0 || pending));
  }

  function askQuote() {
    quoted = null;
    pending = lines.length > 0;
    if (pending) quotes.want(lines.map(betOf));
    else quotes.forget();
  }

  /** After any change of what is picked, kept or staked. */
  function show() {
    const pick = currentPick();
    lines = pick ? [...kept, { ...pick, unit, times: timesNow() }] : kept;
    const wanted = keyOf(lines.map(betOf));
    if (wanted !== quotedFor) {
      quotedFor = wanted;
      askQuote();
    }
    draw();
  }

  return {
    show,
    bets: () => lines.map(betOf),
    /** Whether the player sees what the order stakes. */
    isQuoted: () => quoted !== null,
    /** Asks once more for a total that did not come. */
    askAgain() {
      if (pending) return;
      askQuote();
      draw();
    },
    /** Keeps the current pick. */
    keep() {
      kept = lines;
    },
    clear() {
      kept = [];
    },
  };
}
