import { path, svgDocument } from './svg';

/** The facets of a cut stone from the brightest to the darkest. */
type Tones = readonly [bright: string, light: string, middle: string, dark: string];

/** Stones and metals of levels: of aurora, and of lagoon. */
const STONES = {
  bronze: ['#ffdcb8', '#d98a52', '#a65c2c', '#6f3817'],
  silver: ['#ffffff', '#ccd6e6', '#94a3bd', '#62718e'],
  gold: ['#fff3c9', '#f0c45f', '#c4872b', '#8a5716'],
  platinum: ['#f2fffb', '#a9e3da', '#5cada6', '#2d7a78'],
  diamond: ['#f3f6ff', '#b9c9ff', '#7d8ff0', '#4a55b8'],
  shell: ['#fff4e6', '#ecc9a4', '#bf9166', '#85603f'],
  coral: ['#ffe3da', '#ff9c85', '#d9614c', '#96372b'],
  pearl: ['#ffffff', '#e9e3f2', '#b9aecb', '#837896'],
  sapphire: ['#e3efff', '#7db2f7', '#3b76cf', '#1d4590'],
  trident: ['#e8fff3', '#7fe0b4', '#2fa57b', '#14664b'],
} as const satisfies Record<string, Tones>;

export type Stone = keyof typeof STONES;

export const stoneNames = Object.keys(STONES) as readonly Stone[];

const SIZE = 64;

/** The emblem of a level: a stone with six sides, lit from the upper left. */
export function drawEmblem(stone: Stone): string {
  const [bright, light, middle, dark] = STONES[stone];
  const facets = [
    ['M32 3 57 17.5v29L32 61 7 46.5v-29Z', dark],
    ['M32 3 57 17.5 32 32Z', light],
    ['M32 3 7 17.5 32 32Z', bright],
    ['M7 17.5v29L32 32Z', light],
    ['M57 17.5v29L32 32Z', middle],
    ['M7 46.5 32 61V32Z', middle],
    ['m32 15 14.5 8.5v17L32 49l-14.5-8.5v-17Z', middle],
    ['m32 15 14.5 8.5L32 32Z', bright],
    ['M32 15 17.5 23.5 32 32Z', '#fff'],
    ['M17.5 23.5v17L32 32Z', bright],
    ['m46.5 23.5v17L32 32Z', light],
    ['M17.5 40.5 32 49V32Z', light],
  ] as const;
  return svgDocument(SIZE, SIZE, '', facets.map(([line, colour]) => path(line, colour)).join(''));
}
