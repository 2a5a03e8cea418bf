/** Pictures a second (HS-072). */
export const MARQUEE_FPS = 30;
/** How fast titles run, in CSS pixels a second: slow enough to be read at the first pass. */
const MARQUEE_SPEED = 40;

/** One round of titles `width` CSS pixels long: how many seconds it takes, in how many steps. */
export function marqueeRound(width: number): { seconds: number; steps: number } {
  const seconds = Math.max(1, Math.round(width / MARQUEE_SPEED));
  return { seconds, steps: seconds * MARQUEE_FPS };
}
