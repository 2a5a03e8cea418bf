/** Height of the chart in px, as `--c-chart-h`. */
export const HEIGHT = 140;

/** Where the lines of a chart stand. */
export interface Scale {
  /** In px from the top. */
  readonly zero: number;
  /** From zero to the outermost tick, in px. */
  readonly tickHeight: number;
  /** How much further than that tick a bar may reach. */
  readonly room: number;
}

/** Gains above the middle, losses below it; beyond a tick a bar has a fifth of its height left. */
export const BOTH_WAYS: Scale = { zero: HEIGHT / 2, tickHeight: 56, room: 1.2 };
/** For amounts of which none is below zero: with the same three lines, the lowest of which is zero. */
export const UPWARDS: Scale = { zero: 126, tickHeight: 112, room: 1.1 };

/** A day on which hardly anything moved is still to be seen. */
const LEAST_BAR = 1;
const ROUND = [1, 2, 5, 10] as const;

/** The round number at the outermost tick, 1, 2 or 5 with zeros: no bar reaches past the edge. */
export function tickOf(values: readonly number[], { room }: Scale): number {
  const most = Math.max(0.01, ...values.map(Math.abs)) / room;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (ROUND.find((step) => step * power >= most) ?? 10);
}

/** At which height a value stands, in px from the top. */
export function heightAt(value: number, tick: number, { zero, tickHeight }: Scale): number {
  return zero - (value / tick) * tickHeight;
}

/** Where the bar of a value begins and how high it is, in px. */
export function barOf(value: number, tick: number, scale: Scale): { y: number; height: number } {
  const height = Math.max(LEAST_BAR, (Math.abs(value) / tick) * scale.tickHeight);
  return { y: value > 0 ? scale.zero - height : scale.zero, height };
}
