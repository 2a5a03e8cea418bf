import { darken, mix } from './colour';
import { GROUNDS, type Stage } from './grounds';
import { createInk, type Ink, inkDefinitions } from './ink';
import { canLetter } from './lettering/lettering';
import { drawTitle } from './lettering/title';
import { MOTIFS } from './motifs';
import { JEWELS, turnPalette } from './palette';
import { between, hashText, type Random, seededRandom } from './random';
import { type GameIdentity, gameRecipe, type Recipe } from './recipe';
import { spark } from './shapes';
import { at, circle, group, linearGradient, path, rect, round, stroke, svgDocument } from './svg';
import { cleanText } from './text';
import { type Frame, vendorStyle } from './vendors/vendors';

/** Formats of a game's art: the lobby's tile, the list's icon and the banner. */
export type GameArtKind = 'tile' | 'icon' | 'wide';

export interface GameArtOptions extends GameIdentity {
  kind: GameArtKind;
}

interface Format {
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  detailFrom: number;
  motifScale: number;
  glowRadius: number;
  /** How far the sparks spread, across and down. */
  sparks: readonly [number, number];
}

const FORMATS: Readonly<Record<GameArtKind, Format>> = {
  tile: {
    width: 120,
    height: 160,
    focusX: 60,
    focusY: 62,
    detailFrom: 0,
    motifScale: 1.12,
    glowRadius: 66,
    sparks: [110, 96],
  },
  icon: {
    width: 96,
    height: 96,
    focusX: 48,
    focusY: 48,
    detailFrom: 0,
    motifScale: 0.92,
    glowRadius: 46,
    sparks: [88, 77],
  },
  wide: {
    width: 358,
    height: 168,
    focusX: 270,
    focusY: 84,
    detailFrom: 160,
    motifScale: 1.42,
    glowRadius: 92,
    sparks: [150, 134],
  },
};

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

function frame(kind: Frame, ink: Ink, { width, height }: Format): string {
  if (kind === 'line') {
    return rect(4, 4, width - 8, height - 8, 7, 'none', {
      stroke: ink.light,
      'stroke-width': 0.8,
      opacity: 0.42,
    });
  }
  if (kind === 'corner') {
    const [right, bottom] = [width - 5, height - 5];
    const corners = `M5 16L5 5L16 5M${right - 11} 5L${right} 5L${right} 16M${right} ${bottom - 11}L${right} ${bottom}L${right - 11} ${bottom}M16 ${bottom}L5 ${bottom}L5 ${bottom - 11}`;
    return stroke(corners, ink.metal.face, 1.3, { opacity: 0.8 });
  }
  return '';
}

interface Layer {
  definitions: string;
  content: string;
}

/** The dark foot, the title on it, the vendor's frame and the sheen: what only a tile has. */
function tileDressing(name: string, vendor: string, ink: Ink, format: Format): Layer {
  const { width, height } = format;
  const style = vendorStyle(vendor);
  const title = drawTitle(name, ink, style.lettering, ink.idPrefix);
  const foot = [
    [0, ink.deep, 0],
    [0.55, ink.deep, 0.78],
    [1, darken(ink.deep, 0.25), 0.96],
  ] as const;
  return {
    definitions: linearGradient(`${ink.idPrefix}k`, foot) + title.definitions,
    content:
      rect(0, 84, width, height - 84, 0, `url(#${ink.idPrefix}k)`) +
      title.content +
      frame(style.frame, ink, format) +
      path(`M0 0h${width}v1H0Z`, '#fff', { opacity: 0.22 }) +
      path('M0 0L46 0L0 62Z', '#fff', { opacity: 0.05 }),
  };
}

/** Keeps the left of a wide picture dark enough for white copy. */
function copyVeil(ink: Ink, { width, height }: Format): Layer {
  const colour = mix(ink.deep, ink.base, 0.42);
  const veil = [
    [0, colour, 0.96],
    [0.45, colour, 0.8],
    [0.7, colour, 0],
  ] as const;
  return {
    definitions: linearGradient(`${ink.idPrefix}k`, veil, [0, 0], [1, 0]),
    content: rect(0, 0, width, height, 0, `url(#${ink.idPrefix}k)`),
  };
}

function dressing({ kind, name, vendor }: GameArtOptions, ink: Ink, format: Format): Layer {
  if (kind === 'tile') return tileDressing(name, vendor, ink, format);
  return kind === 'wide' ? copyVeil(ink, format) : { definitions: '', content: '' };
}

/**
 * The art of one game as SVG text, about 5 KB: a tile with its title (120 by 160), an icon without (96 square) or a
 * banner without, whose left 45 % is kept dark for copy (358 by 168). Pure: the same options give the same text.
 * `name` may be any text; it is cleaned, escaped and scaled to fit. Never throws.
 */
export function drawGameArt(options: GameArtOptions): string {
  const { vendor, code, name, kind } = options;
  const recipe = gameRecipe(options);
  const seed = `${vendor}:${code}`;
  const ink = createInk({
    palette: turnPalette(vendorStyle(vendor), recipe.hueTurn),
    metal: recipe.metal,
    jewel: JEWELS[recipe.jewel],
    idPrefix: `g${hashText(`${seed}:${kind}:${name}`).toString(36)}`,
    random: seededRandom(`${seed}:motif`),
  });
  const focusY = kind === 'tile' && !canLetter(cleanText(name)) ? SYSTEM_TITLE_FOCUS_Y : FORMATS[kind].focusY;
  const format: Format = { ...FORMATS[kind], focusY };
  const { width, height, focusX, glowRadius, detailFrom } = format;
  const random = seededRandom(`${seed}:ground`);
  const stage: Stage = { width, height, focusX, focusY, detailFrom, ink, random };
  const dressed = dressing(options, ink, format);
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
