import { cleanText } from '../../core/text';
import { mix } from './colour';
import { drawDressing } from './dressing';
import { FORMATS, type Format, type GameArtKind } from './formats';
import { GROUNDS, type Stage } from './grounds';
import { createInk, type Ink, inkDefinitions } from './ink';
import { canLetter } from './lettering/lettering';
import { MOTIFS } from './motifs';
import { JEWELS, turnPalette } from './palette';
import { between, hashText, type Random, seededRandom } from './random';
import { type GameIdentity, gameRecipe, type Recipe } from './recipe';
import { spark } from './shapes';
import { at, circle, group, linearGradient, rect, round, svgDocument } from './svg';
import { vendorStyle } from './vendors/vendors';

export type { GameArtKind } from './formats';

export interface GameArtOptions extends GameIdentity {
  kind: GameArtKind;
  /** What a tile says, where that is not `name`: the name in another language, over the same picture. */
  title?: string;
}

/** System type stands taller than the drawn capitals, so the motif moves up. */
const SYSTEM_TITLE_FOCUS_Y = 54;
const SPARKS = 4;

function sky(ink: Ink, light: Recipe['light']): string {
  const ramps = {
    night: [ink.deep, ink.base, mix(ink.base, ink.mid, 0.6)],
    dawn: [ink.base, ink.mid, mix(ink.mid, ink.glow, 0.38)],
    duotone: [mix(ink.mid, ink.hot, 0.28), ink.base, ink.deep],
  } as const;
  const [top, middle, bottom] = ramps[light];
  const stops = [
    [0, top],
    [0.52, middle],
    [1, bottom],
  ] as const;
  return light === 'duotone'
    ? linearGradient(`${ink.idPrefix}g`, stops, [0.15, 0], [0.6, 1])
    : linearGradient(`${ink.idPrefix}g`, stops, [0, 0], [0.25, 1]);
}

function placeMotif(
  recipe: Recipe,
  ink: Ink,
  { focusX, focusY, motifScale }: Format,
  kind: GameArtKind,
): string {
  const drawing = MOTIFS[recipe.motif](ink);
  if (kind !== 'tile' || !recipe.cropped) return group(at(focusX, focusY, motifScale, recipe.lean), drawing);
  const tall = recipe.motif === 'rooster';
  const side = recipe.lean > 0 ? 10 : -10;
  return group(at(focusX + side, focusY + (tall ? 22 : -2), 1.5, recipe.lean), drawing);
}

function sparks({ focusX, focusY, sparks: [spreadX, spreadY] }: Format, random: Random): string {
  let glints = '';
  for (let index = 0; index < SPARKS; index += 1) {
    const x = focusX + (random() - 0.5) * spreadX;
    const y = focusY + (random() - 0.55) * spreadY;
    glints += spark(x, y, between(random, 0.25, 0.7), '#fff', round(between(random, 0.45, 0.9)));
  }
  return glints;
}

/**
 * The art of one game as SVG text, about 5 KB: a tile with its title (120 by 160), an icon without (96 square) or a
 * banner without, whose left 45 % is kept dark for copy (358 by 168). Pure: the same options give the same text.
 * `name` may be any text; it is cleaned, escaped and scaled to fit. Never throws for a
 * category of the list.
 */
export function drawGameArt(options: GameArtOptions): string {
  const { vendor, code, kind } = options;
  const name = cleanText(options.name);
  const title = options.title === undefined ? name : cleanText(options.title);
  const recipe = gameRecipe({ ...options, name });
  const seed = `${vendor}:${code}`;
  const ink = createInk({
    palette: turnPalette(vendorStyle(vendor), recipe.hueTurn),
    metal: recipe.metal,
    jewel: JEWELS[recipe.jewel],
    idPrefix: `g${hashText(`${seed}:${kind}:${title}`).toString(36)}`,
    random: seededRandom(`${seed}:motif`),
  });
  const focusY = kind === 'tile' && !canLetter(title) ? SYSTEM_TITLE_FOCUS_Y : FORMATS[kind].focusY;
  const format: Format = { ...FORMATS[kind], focusY };
  const { width, height, focusX, glowRadius, detailFrom } = format;
  const random = seededRandom(`${seed}:ground`);
  const stage: Stage = { width, height, focusX, focusY, detailFrom, ink, random };
  const dressed = drawDressing({ kind, name: title, vendor }, ink, format);
  const content =
    rect(0, 0, width, height, 0, `url(#${ink.idPrefix}g)`) +
    GROUNDS[recipe.ground](stage) +
    circle(focusX, focusY, glowRadius, ink.glowPaint) +
    placeMotif(recipe, ink, format, kind) +
    sparks(format, seededRandom(`${seed}:sparks`)) +
    dressed.content;
  return svgDocument(
    width,
    height,
    sky(ink, recipe.light) + inkDefinitions(ink, content) + dressed.definitions,
    content,
  );
}
