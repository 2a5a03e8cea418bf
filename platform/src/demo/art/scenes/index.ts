import { inkDefinitions } from '../ink';
import { linearGradient, rect, svgDocument } from '../svg';
import { esportsArena } from './arena';
import { drawCopy, type SceneCopy } from './copy';
import { fruitMarket, templeFestival } from './festivities';
import { reef, trophyPitch } from './outdoors';
import { createStage, type Merchant, type Scene } from './scene';
import { skyLanterns } from './skyLanterns';
import { sunsetBoat } from './sunsetBoat';
import { cardTable, luckyTicket, roulette } from './tables';

export type { SceneCopy } from './copy';
export { lightOf, type Merchant } from './scene';

const SCENES = {
  skyLanterns,
  sunsetBoat,
  reef,
  roulette,
  trophyPitch,
  luckyTicket,
  templeFestival,
  esportsArena,
  fruitMarket,
  cardTable,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Every scene that `drawScene` knows. */
export const sceneNames: readonly SceneName[] = Object.keys(SCENES) as SceneName[];

export interface SceneOptions {
  scene: SceneName;
  merchant: Merchant;
  /** Pixels of the viewBox; made for 358 by 164 (banner) and 390 by 220 (sign-in). */
  width: number;
  height: number;
  /** Words on the calm left; most pictures get theirs from the page. */
  copy?: SceneCopy;
}

/** How dark the left gets, and where (in widths) it is clear again. */
const VEIL = { left: 0.62, middle: 0.4, clear: 0.62 } as const;

/**
 * A picture for a banner, a promotion or the sign-in page, as SVG text: the subject on the right, the left 55 % calm
 * enough for white copy. Pure: the same options give the same text. Never throws.
 */
export function drawScene({ scene, merchant, width, height, copy }: SceneOptions): string {
  const chosen: Scene = SCENES[scene];
  const stage = createStage({ name: scene, scene: chosen, merchant, width, height });
  const { definitions, content } = chosen.draw(stage);
  const { deep } = stage.ink;
  const veil = linearGradient(
    stage.id('v'),
    [
      [0, deep, VEIL.left],
      [0.4, deep, VEIL.middle],
      [VEIL.clear, deep, 0],
    ],
    [0, 0],
    [1, 0],
  );
  return svgDocument(
    width,
    height,
    definitions + veil + inkDefinitions(stage.ink, content),
    content +
      rect(0, 0, width, height, 0, `url(#${stage.id('v')})`) +
      (copy ? drawCopy(copy, width, height) : ''),
  );
}
