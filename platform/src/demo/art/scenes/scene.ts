import { mix } from '../colour';
import type { Stage } from '../grounds';
import { createInk, type Ink } from '../ink';
import { JEWELS, type MetalName, type Palette, turnPalette } from '../palette';
import { hashText, type Random, seededRandom } from '../random';
import { at, group } from '../svg';

/** Brands that have their own light. */
export type Merchant = 'aurora' | 'lagoon';

/** A scene's canvas. Lengths in a scene are drawn for a banner 358 wide and multiplied by `scale`. */
export interface SceneStage extends Stage {
  merchant: Merchant;
  scale: number;
  id: (name: string) => string;
}

export interface SceneLayers {
  definitions: string;
  content: string;
}

export interface Scene {
  palette: Readonly<Record<Merchant, Palette>>;
  metal: Readonly<Record<Merchant, MetalName>>;
  draw: (stage: SceneStage) => SceneLayers;
}

const BANNER_WIDTH = 358;

/** The subject stands here, a little right of where the copy ends. */
const FOCUS = 0.76;

export const MERCHANT_PALETTES: Readonly<Record<Merchant, Palette>> = {
  aurora: {
    deep: '#060a1c',
    base: '#0e1d43',
    mid: '#1d4868',
    glow: '#8af5c8',
    light: '#fff3cf',
    hot: '#f6b44a',
  },
  lagoon: {
    deep: '#04302f',
    base: '#0a5f60',
    mid: '#159a92',
    glow: '#ffd9b0',
    light: '#fff4e2',
    hot: '#ff7a5c',
  },
};

const LIGHTS = Object.keys(MERCHANT_PALETTES) as Merchant[];

/** The brand in whose light a merchant's scenes are drawn: one that has none of its own borrows another's. */
export const lightOf = (merchant: string): Merchant =>
  LIGHTS.find((own) => own === merchant) ?? LIGHTS[hashText(merchant) % LIGHTS.length] ?? 'aurora';

/** How far a brand's colours pull a scene's own. */
const BRAND_SHARE = 0.06;

/** A scene's own colours in the light of each brand, the hue turned by so many degrees. */
export function branded(
  own: Palette,
  hueTurn: Readonly<Record<Merchant, number>>,
): Record<Merchant, Palette> {
  const under = (merchant: Merchant): Palette => {
    const turned = turnPalette(own, hueTurn[merchant]);
    const brand = MERCHANT_PALETTES[merchant];
    const pull = (name: keyof Palette) => mix(turned[name], brand[name], BRAND_SHARE);
    return {
      deep: pull('deep'),
      base: pull('base'),
      mid: pull('mid'),
      glow: pull('glow'),
      light: pull('light'),
      hot: pull('hot'),
    };
  };
  return { aurora: under('aurora'), lagoon: under('lagoon') };
}

interface StageOptions {
  name: string;
  scene: Scene;
  merchant: Merchant;
  width: number;
  height: number;
}

export function createStage({ name, scene, merchant, width, height }: StageOptions): SceneStage {
  const idPrefix = `s${hashText(`${name}:${merchant}:${width}x${height}`).toString(36)}`;
  const random = seededRandom(`scene:${name}`);
  const ink = createInk({
    palette: scene.palette[merchant],
    metal: scene.metal[merchant],
    jewel: JEWELS.ruby,
    idPrefix,
    random,
  });
  return {
    merchant,
    width,
    height,
    focusX: Math.round(width * FOCUS),
    focusY: Math.round(height * 0.5),
    detailFrom: Math.round(width * 0.45),
    scale: Math.min(width / BANNER_WIDTH, height / 150),
    ink,
    random,
    id: (part) => `${idPrefix}${part}`,
  };
}

/** A motif at a place of the stage, its size following the stage's. */
export const place = (
  { scale }: SceneStage,
  motif: (ink: Ink) => string,
  ink: Ink,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string => group(at(x, y, size * scale, turn), motif(ink));

/** A water-line or ridge from the left edge to the right one, closed at the foot. */
export function ridge(
  width: number,
  foot: number,
  base: number,
  step: number,
  rise: number,
  random: Random,
): string {
  let d = `M0 ${base}`;
  for (let x = 0; x < width; ) {
    const reach = step * (0.45 + random() * 0.55);
    const peak = base - rise * (0.4 + random() * 0.6);
    const valley = base - rise * random() * 0.35;
    d += `L${Math.round(x + reach / 2)} ${Math.round(peak)}L${Math.round(x + reach)} ${Math.round(valley)}`;
    x += reach;
  }
  return `${d}L${width} ${foot}L0 ${foot}Z`;
}
