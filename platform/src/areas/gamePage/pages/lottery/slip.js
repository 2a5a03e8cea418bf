// @ts-check
import { button, element, part } from '../common/dom.js';
import { minorOf, money, wireOf } from './money.js';
import { readable } from './picker.js';
import { text } from './texts.js';

/** @typedef {{ play: string, name: string, content: string, count: number }} Pick */
/** @typedef {Pick & { times: number, unit: string }} Line */

const MAX_TIMES = 10_000;

/** Stake of a line in minor units. @param {Line} line */
const stakeOf = ({ unit, times, count }) => minorOf(unit) * BigInt(times) * BigInt(count);

/**
 * Stake of one bet, times, and the bets that are kept for the order.
 *
 * @param {string[]} units
 * @param {() => Pick | undefined} currentPick
 */
export function createSlip(units, currentPick) {
  /** @type {Line[]} */
  let kept = [];
  let unit = units[0] ?? '1.00';
  const times = /** @type {HTMLInputElement} */ (part('times'));
  const timesNow = () => Math.min(MAX_TIMES, Math.max(1, Number(times.value.replace(/\D/g, '')) || 1));

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

  /** Kept bets and the one that is being picked. @returns {Line[]} */
  function lines() {
    const pick = currentPick();
    return pick ? [...kept, { ...pick, unit, times: timesNow() }] : kept;
  }

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
      element('span', { class: 'figure', text: money(wireOf(stakeOf(line))) }),
      remove,
    ]);
  }

  function show() {
    const all = lines();
    const count = all.reduce((sum, line) => sum + line.count, 0);
    part('slip-section').hidden = kept.length === 0;
    part('slip').replaceChildren(...kept.map(keptLine));
    part('total-label').textContent =
      count === 1 ? text('totalOne') : text('total', { count: String(count) });
    part('total').textContent = money(wireOf(all.reduce((sum, line) => sum + stakeOf(line), 0n)));
    part('add').setAttribute('aria-disabled', String(currentPick() === undefined));
    part('place').setAttribute('aria-disabled', String(count === 0));
  }

  return {
    show,
    lines,
    /** Keeps the current pick. */
    keep() {
      kept = lines();
    },
    clear() {
      kept = [];
    },
  };
}
