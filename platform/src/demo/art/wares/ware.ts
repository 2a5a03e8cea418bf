/** The colours behind a ware: the ground, the disc it stands before, and the light on that. */
export type Ground = readonly [deep: string, disc: string, light: string];

export const GROUNDS = {
  navy: ['#07112e', '#143d90', '#a5e2ff'],
  violet: ['#160d33', '#3d2587', '#f0a8ee'],
  green: ['#081a14', '#17503a', '#dbe98f'],
  teal: ['#032224', '#0a5552', '#c3f3c6'],
  indigo: ['#0a0820', '#281a66', '#4ee3ff'],
  red: ['#2c0815', '#86172f', '#ffc178'],
  amber: ['#2a1505', '#7a4310', '#ffe6a8'],
} as const satisfies Record<string, Ground>;

/** A ware in a square of 160, its left side in the light and its right side in the shade. */
export interface Ware {
  readonly ground: keyof typeof GROUNDS;
  readonly draw: () => string;
}
