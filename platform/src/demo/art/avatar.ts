import { darken, type Hex, lighten, mix } from './colour';
import { hashText, integerBelow, pick, type Random, seededRandom } from './random';
import { circle, ellipse, group, linearGradient, path, rect, ring, stroke, svgDocument } from './svg';
import { VENDOR_STYLES } from './vendors/vendors';

const SIZE = 96;

interface Coat {
  body: Hex;
  shade: Hex;
  accent: Hex;
  line: Hex;
}

type Part = (coat: Coat) => string;

/** Bodies fill the foot of the picture and carry the face around 48, 58. */
const BODIES: readonly string[] = [
  'M14 100C14 60 24 34 48 34C72 34 82 60 82 100Z',
  'M18 100L18 58C18 42 30 34 48 34C66 34 78 42 78 58L78 100Z',
  'M8 100C10 84 20 82 20 64C20 46 32 34 48 34C64 34 76 46 76 64C76 82 86 84 88 100Z',
  'M16 100C12 70 30 36 48 30C66 36 84 70 80 100Z',
];

const TOPS: readonly Part[] = [
  // cat ears
  ({ body, accent }) =>
    path('M20 52L20 24L42 38ZM76 52L76 24L54 38Z', body) +
    path('M24 44L24 31L35 38ZM72 44L72 31L61 38Z', accent),
  // rabbit ears
  ({ body, accent }) =>
    path('M30 42C22 24 24 8 31 8C38 8 42 24 42 40ZM66 42C74 24 72 8 65 8C58 8 54 24 54 40Z', body) +
    path('M32 36C28 24 28 14 31 14C35 14 37 26 37 36ZM64 36C68 24 68 14 65 14C61 14 59 26 59 36Z', accent),
  // bear ears
  ({ body, accent }) =>
    circle(25, 40, 11, body) +
    circle(71, 40, 11, body) +
    circle(25, 40, 5.5, accent) +
    circle(71, 40, 5.5, accent),
  // sprout
  ({ line, accent }) =>
    stroke('M48 38L48 22', line, 3) +
    path('M48 24C38 26 30 20 29 12C39 10 47 15 48 24ZM48 24C58 26 66 20 67 12C57 10 49 15 48 24Z', accent),
  // feather crest
  ({ accent, body }) =>
    path('M46 38C34 30 30 20 32 10C40 14 46 22 49 34Z', body) +
    path('M50 38C62 30 66 20 64 10C56 14 50 22 47 34Z', body) +
    path('M48 38C42 26 43 14 48 6C53 14 54 26 48 38Z', accent),
];

/** What is put on: in front of the body, and rare. */
const CAP: Part = ({ accent, line }) =>
  path('M22 46C22 26 36 19 48 19C60 19 74 26 74 46Z', accent) +
  path('M60 22C68 27 74 34 74 46L62 46C64 38 64 30 60 22Z', line, { opacity: 0.2 }) +
  path('M18 45C36 38 64 38 86 46C89 50 86 54 81 53C62 47 38 47 23 51C19 52 15 48 18 45Z', line) +
  circle(48, 19, 3.2, line);
const CAP_SHARE = 0.14;

const EYES: readonly Part[] = [
  ({ line }) =>
    circle(37, 60, 4.4, line) +
    circle(59, 60, 4.4, line) +
    circle(35.6, 58.4, 1.4, '#fff') +
    circle(57.6, 58.4, 1.4, '#fff'),
  ({ line }) =>
    ellipse(37, 60, 3.4, 5, line) +
    ellipse(59, 60, 3.4, 5, line) +
    circle(36, 57.6, 1.3, '#fff') +
    circle(58, 57.6, 1.3, '#fff'),
  ({ line }) => stroke('M32 61C34 56 40 56 42 61M54 61C56 56 62 56 64 61', line, 3.2),
  ({ line }) =>
    circle(37, 60, 8, '#fff') +
    circle(59, 60, 8, '#fff') +
    circle(38, 60.5, 4.2, line) +
    circle(58, 60.5, 4.2, line) +
    circle(36.6, 59, 1.3, '#fff') +
    circle(56.6, 59, 1.3, '#fff'),
];

const MOUTHS: readonly Part[] = [
  ({ line }) => stroke('M42 70C44 74 52 74 54 70', line, 2.8),
  ({ line }) =>
    path('M41 69C43 79 53 79 55 69Z', line) +
    path('M45 74.5C46.5 72.5 49.5 72.5 51 74.5C49.5 76.5 46.5 76.5 45 74.5Z', '#f58fa0'),
  ({ line }) =>
    path('M45 68L51 68L48 71.5Z', line) +
    stroke('M48 71C47 75 42.5 75 41.5 72M48 71C49 75 53.5 75 54.5 72', line, 2.2),
];

const BACKDROPS: readonly ((colour: Hex, random: Random) => string)[] = [
  (colour) => ring(48, 56, 34, colour, 6, { opacity: 0.28 }) + ring(48, 56, 46, colour, 3, { opacity: 0.22 }),
  (colour, random) => circle(70 - integerBelow(random, 44), 26, 17, colour, { opacity: 0.4 }),
  (colour) => [14, 34, 54, 74].map((y) => rect(-8, y, 112, 8, 4, colour, { opacity: 0.16 })).join(''),
  (colour, random) =>
    Array.from({ length: 9 }, () =>
      circle(random() * SIZE, random() * 60, 1.5 + random() * 3, colour, { opacity: 0.4 }),
    ).join(''),
];

/**
 * A friendly face for an account, as SVG text, 96 square and full-bleed: crop it round. Pure: a seed always gives the
 * same face. `seed` may be any text and is not written into the picture. Never throws.
 */
export function drawAvatar({ seed }: { seed: string }): string {
  const random = seededRandom(`avatar:${seed}`);
  const palette = pick(random, VENDOR_STYLES);
  const id = `f${hashText(`avatar:${seed}`).toString(36)}`;
  const body = pick(random, [
    palette.hot,
    palette.glow,
    lighten(palette.mid, 0.45),
    mix(palette.light, palette.hot, 0.4),
  ]);
  const coat: Coat = {
    body,
    shade: mix(body, palette.deep, 0.5),
    accent: mix(pick(random, [palette.hot, palette.light, palette.glow]), body, 0.2),
    line: darken(palette.deep, 0.2),
  };
  const shape = pick(random, BODIES);
  const backdrop = pick(random, BACKDROPS)(palette.glow, random);
  const top = pick(random, TOPS);
  const capped = random() < CAP_SHARE;
  const cheek = (x: number) => ellipse(x, 68, 5, 3.2, '#ff7d8d', { opacity: 0.55 });
  const sky = linearGradient(
    `${id}g`,
    [
      [0, palette.mid],
      [1, palette.base],
    ],
    [0, 0],
    [0.4, 1],
  );
  const clip = `<clipPath id="${id}c"><path d="${shape}"/></clipPath>`;
  return svgDocument(
    SIZE,
    SIZE,
    sky + clip,
    rect(0, 0, SIZE, SIZE, 0, `url(#${id}g)`) +
      backdrop +
      (capped ? '' : top(coat)) +
      path(shape, body) +
      `<g clip-path="url(#${id}c)">${path('M60 30C84 40 92 80 86 100L60 100C76 80 76 48 60 30Z', coat.shade, { opacity: 0.35 })}${ellipse(48, 98, 22, 16, lighten(body, 0.45), { opacity: 0.55 })}</g>` +
      group(
        'translate(0 -1)',
        pick(random, EYES)(coat) + pick(random, MOUTHS)(coat) + cheek(29) + cheek(67),
      ) +
      (capped ? CAP(coat) : ''),
  );
}
