// @ts-check
import { button, element, part } from '../common/dom.js';
import { isText, text } from './texts.js';

/** @typedef {import('./calls.js').Play} Play */

const DIGITS = [...'0123456789'];
const HINTS = /** @type {const} */ ({
  straight: 'hintStraight',
  any: 'hintAny',
  run: 'hintRun',
  choice: 'hintChoice',
});

/** Rows of a play, first place first. @param {Play} play */
const rowsOf = ({ kind, places }) =>
  kind === 'straight'
    ? Array.from({ length: places }, (_, index) => text(/** @type {'place1'} */ (`place${places - index}`)))
    : [text('digits')];

/** Digits that a bet in any order is made of. */
const DIGITS_IN_ANY_ORDER = 3;

/** Whether a pick has a bet in it. @param {Play} play @param {string[][]} picked */
const isComplete = ({ kind }, picked) =>
  picked.every(({ length }) => length >= (kind === 'any' ? DIGITS_IN_ANY_ORDER : 1));

/** The pick as the platform reads it. @param {Play} play @param {string[][]} picked */
const contentOf = ({ kind }, picked) =>
  picked.map((row) => [...row].sort().join(kind === 'choice' ? ',' : '')).join(',');

/** A content as people read it. @param {string} content */
export const readable = (content) =>
  content
    .split(',')
    .map((piece) => (isText(piece) ? text(piece) : piece))
    .join(' · ');

/**
 * Ways to play, and the numbers of the one that is chosen.
 *
 * @param {Play[]} plays
 */
export function createPicker(plays) {
  let [play] = plays;
  if (!play) throw new Error('the lottery has no play');
  /** @type {string[][]} */
  let picked = [];

  const tabs = plays.map((each) =>
    button({ class: 'chip', text: each.name, 'data-play': each.code }, () => choose(each)),
  );
  part('plays').replaceChildren(...tabs);

  /** @param {string[]} row @param {string} value @param {string} name @param {string} className */
  function choice(row, value, name, className) {
    const made = button({ class: className, text: name, 'aria-pressed': 'false' }, () => {
      const at = row.indexOf(value);
      if (at < 0) row.push(value);
      else row.splice(at, 1);
      made.setAttribute('aria-pressed', String(at < 0));
      picker.onChange();
    });
    return made;
  }

  /** @param {Play} next */
  function choose(next) {
    play = next;
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset.play === next.code));
    part('play-name').textContent = next.name;
    part('odds').textContent = text('pays', { odds: next.odds.replace(/\.?0+$/, '') });
    part('hint').textContent = text(HINTS[next.kind]);
    clear();
  }

  function clear() {
    if (!play) return;
    const { kind, choices } = play;
    if (kind === 'choice') {
      const row = /** @type {string[]} */ ([]);
      picked = [row];
      const options = choices.map((value) =>
        choice(row, value, isText(value) ? text(value) : value, 'option'),
      );
      part('places').replaceChildren(
        element('div', { class: 'options', role: 'group', 'aria-labelledby': 'play-name' }, options),
      );
    } else {
      const names = rowsOf(play);
      picked = names.map(() => []);
      part('places').replaceChildren(
        ...names.map((name, index) => {
          const row = picked[index] ?? [];
          const digits = DIGITS.map((digit) => choice(row, digit, digit, 'digit figure'));
          return element('div', { class: 'place', role: 'group', 'aria-label': name }, [
            element('span', { class: 'place-name', text: name, 'aria-hidden': 'true' }),
            element('div', { class: 'digits' }, digits),
          ]);
        }),
      );
    }
    picker.onChange();
  }

  const picker = {
    onChange: () => {},
    clear,
    /** What is picked now; undefined while it is not complete. */
    current() {
      if (!play || !isComplete(play, picked)) return undefined;
      return { play: play.code, name: play.name, content: contentOf(play, picked) };
    },
  };
  choose(play);
  return picker;
}
