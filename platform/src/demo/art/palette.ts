import { type Hex, rotateHue } from './colour';

/** The six colours a picture is made of, dark to light, and `hot`, the one that is allowed to shout. */
export interface Palette {
  deep: Hex;
  base: Hex;
  mid: Hex;
  glow: Hex;
  light: Hex;
  hot: Hex;
}

/** A metal as it turns away from the light. */
export interface Metal {
  shine: Hex;
  face: Hex;
  shade: Hex;
}

export type MetalName = 'gold' | 'bronze' | 'silver';

export const METALS: Readonly<Record<MetalName, Metal>> = {
  gold: { shine: '#fff6d6', face: '#f2c45c', shade: '#a3661a' },
  bronze: { shine: '#ffe9cf', face: '#dd9a55', shade: '#7c4218' },
  silver: { shine: '#ffffff', face: '#c8d3e6', shade: '#6c7c9c' },
};

/** Gems keep their own colour: mixed with a vendor's palette they turn to mud. */
export const JEWELS = {
  ruby: '#e0284a',
  sapphire: '#2f6df0',
  jade: '#16a870',
  emerald: '#12a06a',
  amethyst: '#9a4be0',
  topaz: '#f5a524',
  diamond: '#8fd4f5',
  rose: '#f0559a',
} as const satisfies Record<string, Hex>;

export type JewelName = keyof typeof JEWELS;

export const JEWEL_NAMES = Object.keys(JEWELS) as JewelName[];

export const JEWEL_COLOURS: readonly Hex[] = Object.values(JEWELS);

/** Makes neighbours of one palette: everything but the two accents turns by `degrees`. */
export const turnPalette = (palette: Palette, degrees: number): Palette => ({
  ...palette,
  deep: rotateHue(palette.deep, degrees),
  base: rotateHue(palette.base, degrees),
  mid: rotateHue(palette.mid, degrees),
  glow: rotateHue(palette.glow, degrees),
});
