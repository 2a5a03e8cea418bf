// @ts-check

const REELS = 3;
const ROWS = 3;
const LINE = 1;

/** Symbols that pass by while a reel comes to rest, and how long it takes: each reel a little longer. */
const PASSING = 12;
const SETTLE_MS = 900;
const SETTLE_STEP_MS = 260;
/** One turn of a reel that waits for its answer. */
const TURN_MS = 520;

/**
 * @param {HTMLElement} root
 * @param {string[]} symbols Addresses of the pictures.
 */
export function createReels(root, symbols) {
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const strips = Array.from({ length: REELS }, () => {
    const reel = document.createElement('div');
    reel.className = 'reel';
    const strip = document.createElement('div');
    strip.className = 'strip';
    reel.append(strip);
    root.append(reel);
    return strip;
  });

  /** @type {number[][]} */
  let shown = Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, (_, row) => (reel * 2 + row * 3 + 6) % symbols.length),
  );

  /** @param {number} symbol */
  function cell(symbol) {
    const picture = document.createElement('img');
    picture.className = 'cell-picture';
    picture.alt = '';
    picture.src = symbols[symbol] ?? '';
    const box = document.createElement('div');
    box.className = 'cell';
    box.append(picture);
    return box;
  }

  const anySymbol = () => Math.floor(Math.random() * symbols.length);
  const passing = () => Array.from({ length: PASSING }, anySymbol);

  function showStill() {
    strips.forEach((strip, reel) => {
      strip.replaceChildren(...(shown[reel] ?? []).map(cell));
    });
  }

  /** ConcurrencyLimiter the reels until `settle` is called. */
  function roll() {
    root.classList.remove('won');
    if (still.matches) return;
    strips.forEach((strip, reel) => {
      const turning = [...(shown[reel] ?? []), ...passing(), ...(shown[reel] ?? [])];
      strip.replaceChildren(...turning.map(cell));
      const away = `${((turning.length - ROWS) / turning.length) * -100}%`;
      strip.animate([{ transform: `translateY(${away})` }, { transform: 'translateY(0)' }], {
        duration: TURN_MS + reel * 60,
        iterations: Number.POSITIVE_INFINITY,
      });
    });
  }

  function halt() {
    for (const strip of strips) for (const animation of strip.getAnimations()) animation.cancel();
    root.classList.remove('won');
    showStill();
  }

  /**
   * Brings the reels to rest on what was drawn.
   *
   * @param {number[][]} columns Symbols from top to bottom.
   * @param {boolean} won Lights the line.
   */
  async function settle(columns, won) {
    halt();
    const before = shown;
    shown = columns;
    if (still.matches) showStill();
    else
      await Promise.all(
        strips.map((strip, reel) => {
          const way = [...(columns[reel] ?? []), ...passing(), ...(before[reel] ?? [])];
          strip.replaceChildren(...way.map(cell));
          const away = `${((way.length - ROWS) / way.length) * -100}%`;
          return strip.animate([{ transform: `translateY(${away})` }, { transform: 'translateY(0)' }], {
            duration: SETTLE_MS + reel * SETTLE_STEP_MS,
            easing: 'cubic-bezier(.16, .84, .34, 1.04)',
          }).finished;
        }),
      );
    showStill();
    for (const strip of strips) strip.children[LINE]?.classList.add('on-line');
    root.classList.toggle('won', won);
  }

  showStill();
  return { roll, settle, halt };
}
