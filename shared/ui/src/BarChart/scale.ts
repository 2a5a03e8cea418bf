/** Height of the chart in px, as `--c-chart-h`. */
export const HEIGHT = 140;
export const ZERO = HEIGHT / 2;
/** From zero to a tick; above it a bar has a fifth of that left. */
export const TICK_HEIGHT = 56;

/** How much further than a tick a bar may reach. */
const ROOM = 1.2;
/** A day on which hardly anything moved is still to be seen. */
const LEAST_BAR = 1;
const ROUND = [1, 2, 5, 10] as const;

/** The round number at the ticks, 1, 2 or 5 with zeros, above and below the same: no bar reaches past the edge. */
export function tickOf(values: readonly number[]): number {
  const most = Math.max(0.01, ...values.map(Math.abs)) / ROOM;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (ROUND.find((step) => step * power >= most) ?? 10);
}

/** At which height a value stands, in px from the top. */
export function heightAt(value: number, tick: number): number {
  return ZERO - (value / tick) * TICK_HEIGHT;
}

/** Where the bar of a value begins and how high it is, in px. */
export function barOf(value: number, tick: number): { y: number; height: number } {
  const height = Math.max(LEAST_BAR, (Math.abs(value) / tick) * TICK_HEIGHT);
  return { y: value > 0 ? ZERO - height : ZERO, height };
}
