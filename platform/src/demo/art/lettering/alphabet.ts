export type LetteringStyle = 'round' | 'deco' | 'block';

export interface Glyph {
  /** Advance without tracking, on the 10-unit cap height. */
  width: number;
  /** The centre line of the letter; only M, L, C, A and Z, all absolute. */
  d: string;
}

/** Cap height on which every glyph is drawn. */
export const CAP_HEIGHT = 10;

export interface Lettering {
  /** Stroke width for one unit of cap height. */
  weight: number;
  /** Space between letters for one unit of cap height. */
  tracking: number;
  /** Horizontal scale of the glyphs. */
  stretch: number;
  linecap: 'round' | 'square';
  linejoin: 'round' | 'miter';
  /** Tallest letters a title may have. */
  maxHeight: number;
  roundedA: boolean;
}

export const LETTERING: Readonly<Record<LetteringStyle, Lettering>> = {
  round: {
    weight: 0.2,
    tracking: 0.37,
    stretch: 0.98,
    linecap: 'round',
    linejoin: 'round',
    maxHeight: 22,
    roundedA: true,
  },
  deco: {
    weight: 0.155,
    tracking: 0.36,
    stretch: 1.06,
    linecap: 'square',
    linejoin: 'miter',
    maxHeight: 19,
    roundedA: false,
  },
  block: {
    weight: 0.225,
    tracking: 0.38,
    stretch: 0.84,
    linecap: 'square',
    linejoin: 'miter',
    maxHeight: 22,
    roundedA: false,
  },
};

const BOWL = 'M0 2.8A2.8 2.8 0 0 1 5.6 2.8L5.6 7.2A2.8 2.8 0 0 1 0 7.2Z';

export const ROUNDED_A = 'M0 10L0 2.8A2.8 2.8 0 0 1 5.6 2.8L5.6 10M0 6.2L5.6 6.2';

export const SPACE_WIDTH = 2.6;

const GLYPH_LIST: readonly (readonly [character: string, width: number, d: string])[] = [
  ['A', 5.8, 'M0 10L2.9 0L5.8 10M1.1 6.9L4.7 6.9'],
  ['B', 5.6, 'M0 0L0 10L3.1 10A2.5 2.5 0 0 0 3.1 4.9L0 4.9M3.1 4.9A2.45 2.45 0 0 0 3.1 0L0 0'],
  ['C', 5.4, 'M5.4 3L5.4 2.8A2.7 2.8 0 0 0 0 2.8L0 7.2A2.7 2.8 0 0 0 5.4 7.2L5.4 7'],
  ['D', 5.6, 'M0 0L2.6 0A3 3 0 0 1 5.6 3L5.6 7A3 3 0 0 1 2.6 10L0 10Z'],
  ['E', 4.5, 'M4.5 0L0 0L0 10L4.5 10M0 4.9L3.9 4.9'],
  ['F', 4.4, 'M4.4 0L0 0L0 10M0 4.9L3.8 4.9'],
  ['G', 5.6, 'M5.6 3L5.6 2.8A2.8 2.8 0 0 0 0 2.8L0 7.2A2.8 2.8 0 0 0 5.6 7.2L5.6 5.4L3.4 5.4'],
  ['H', 5.5, 'M0 0L0 10M5.5 0L5.5 10M0 4.9L5.5 4.9'],
  ['I', 0, 'M0 0L0 10'],
  ['J', 4.2, 'M4.2 0L4.2 7.3A2.1 2.7 0 0 1 0 7.4'],
  ['K', 5.4, 'M0 0L0 10M5.2 0L0.3 5.6M2.2 3.6L5.4 10'],
  ['L', 4.4, 'M0 0L0 10L4.4 10'],
  ['M', 7.2, 'M0 10L0 0L3.6 6L7.2 0L7.2 10'],
  ['N', 5.6, 'M0 10L0 0L5.6 10L5.6 0'],
  ['O', 5.6, BOWL],
  ['P', 5.4, 'M0 10L0 0L2.8 0A2.6 2.7 0 0 1 2.8 5.4L0 5.4'],
  ['Q', 5.6, `${BOWL}M3.4 7.2L6.1 10.4`],
  ['R', 5.5, 'M0 10L0 0L2.8 0A2.6 2.65 0 0 1 2.8 5.3L0 5.3M2.9 5.3L5.5 10'],
  [
    'S',
    5.4,
    'M5.3 2.7A2.65 2.7 0 0 0 0 2.6C0 4.5 1.6 4.6 2.7 4.9C4 5.25 5.4 5.5 5.4 7.4A2.7 2.6 0 0 1 0 7.3',
  ],
  ['T', 5.6, 'M0 0L5.6 0M2.8 0L2.8 10'],
  ['U', 5.6, 'M0 0L0 7.2A2.8 2.8 0 0 0 5.6 7.2L5.6 0'],
  ['V', 5.8, 'M0 0L2.9 10L5.8 0'],
  ['W', 8.4, 'M0 0L2 10L4.2 1.8L6.4 10L8.4 0'],
  ['X', 5.6, 'M0 0L5.6 10M5.6 0L0 10'],
  ['Y', 5.8, 'M0 0L2.9 5.2L5.8 0M2.9 5.2L2.9 10'],
  ['Z', 5.2, 'M0 0L5.2 0L0 10L5.2 10'],
  ['0', 5.4, 'M0 2.8A2.7 2.8 0 0 1 5.4 2.8L5.4 7.2A2.7 2.8 0 0 1 0 7.2Z'],
  ['1', 2.2, 'M0 1.8L2.2 0L2.2 10'],
  ['2', 5.2, 'M0 2.6A2.6 2.6 0 0 1 5.2 2.6C5.2 4.6 3.4 5.6 0 10L5.2 10'],
  ['3', 5.2, 'M0 1.8A2.6 2.5 0 1 1 2.4 4.9A2.6 2.55 0 1 1 0 8.2'],
  ['4', 5.6, 'M4.4 10L4.4 0L0 7L5.8 7'],
  ['5', 5.2, 'M4.8 0L0.5 0L0.2 4.6A2.7 2.8 0 1 1 0 8.2'],
  ['6', 5.4, 'M4.6 0L0.6 5.6M0 7.2A2.7 2.8 0 1 1 5.4 7.2A2.7 2.8 0 1 1 0 7.2'],
  ['7', 5.2, 'M0 0L5.2 0L1.8 10'],
  ['8', 5.4, 'M2.7 4.8A2.4 2.4 0 0 1 2.7 0A2.4 2.4 0 0 1 2.7 4.8A2.7 2.6 0 0 1 2.7 10A2.7 2.6 0 0 1 2.7 4.8'],
  ['9', 5.4, 'M0.8 10L4.8 4.4M5.4 2.8A2.7 2.8 0 1 1 0 2.8A2.7 2.8 0 1 1 5.4 2.8'],
  ['&', 5.8, 'M5.8 10L1.3 3.4A1.9 1.9 0 1 1 4.3 3C3.6 4.6 0 5 0 7.5A2.4 2.5 0 0 0 5.6 6.2'],
  ["'", 0, 'M0 0L0 2'],
  ['’', 0, 'M0 0L0 2'],
  ['-', 2.8, 'M0 5.2L2.8 5.2'],
  ['+', 4.4, 'M0 5.2L4.4 5.2M2.2 3L2.2 7.4'],
  ['/', 4, 'M0 10L4 0'],
  ['!', 0, 'M0 0L0 6.4M0 9.9L0 10'],
  ['?', 4.8, 'M0 2.4A2.4 2.4 0 1 1 2.4 5L2.4 6.4M2.4 9.9L2.4 10'],
  ['.', 0, 'M0 9.9L0 10'],
  [',', 0.6, 'M0.6 9.8L0 11.4'],
  [':', 0, 'M0 3L0 3.1M0 8L0 8.1'],
  ['…', 5, 'M0 9.9L0 10M2.5 9.9L2.5 10M5 9.9L5 10'],
];

export const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  GLYPH_LIST.map(([character, width, d]) => [character, { width, d }]),
);
