import { mix } from '../colour';
import type { Palette } from '../palette';
import { element } from '../svg';
import { CAP_HEIGHT, LETTERING, type Lettering, type LetteringStyle } from './alphabet';
import { canLetter, letteredPath, letteredWidth } from './lettering';
import { balanceLines, type Line } from './lines';
import { systemTitle } from './systemTitle';

/** The block at the foot of a tile that the title fills, in tile units. */
export const TITLE = {
  centre: 60,
  width: 98,
  bottom: 150,
  height: 41,
  minHeight: 7,
  comfortable: 46,
} as const;

const OUTLINE = 3;
const MIN_CONDENSE = 0.62;

interface FittedLine extends Line {
  condense: number;
}

const shorten = (text: string): string => `${text.replace(/…$/, '').slice(0, -1).trimEnd()}…`;

/** Keeps a line readable and inside: first squeezed, then cut with an ellipsis. */
function fitLine(line: Line, lettering: Lettering): FittedLine {
  const height = Math.max(line.height, TITLE.minHeight);
  let { text, width } = line;
  while (width * height * MIN_CONDENSE > TITLE.width && text.length > 2) {
    text = shorten(text);
    width = letteredWidth(text, lettering) / CAP_HEIGHT;
  }
  return { text, width, height, condense: Math.min(1, TITLE.width / (width * height)) };
}

interface LetteredLayout {
  lines: FittedLine[];
  gap: number;
  total: number;
}

function layOut(text: string, lettering: Lettering): LetteredLayout {
  const balanced = balanceLines(text.toUpperCase().split(' '), {
    widthOf: (line) => letteredWidth(line, lettering) / CAP_HEIGHT,
    width: TITLE.width,
    maxHeight: lettering.maxHeight,
    comfortable: TITLE.comfortable,
    minHeight: TITLE.minHeight,
    joiner: ' ',
  });
  const gap = OUTLINE + lettering.weight * 14;
  const gaps = gap * (balanced.length - 1);
  const heights = balanced.reduce((sum, line) => sum + line.height, 0);
  const shrink = Math.min(1, (TITLE.height - gaps) / heights);
  const lines = balanced.map((line) => fitLine({ ...line, height: line.height * shrink }, lettering));
  return { lines, gap, total: lines.reduce((sum, line) => sum + line.height, gaps) };
}

interface Title {
  definitions: string;
  content: string;
}

function letteredTitle(text: string, palette: Palette, style: LetteringStyle, idPrefix: string): Title {
  const lettering = LETTERING[style];
  const { lines, gap, total } = layOut(text, lettering);
  let y: number = TITLE.bottom - total;
  let definitions = '';
  let outlines = '';
  let faces = '';
  lines.forEach(({ text: line, width, height, condense }, index) => {
    const id = `${idPrefix}t${index}`;
    const drawnWidth = width * height * condense;
    const d = letteredPath(line, lettering, { x: TITLE.centre - drawnWidth / 2, y, height, condense });
    const weight = Math.round(lettering.weight * height * 10) / 10;
    definitions += element('path', { id, d, fill: 'none' });
    outlines += element('use', { href: `#${id}`, 'stroke-width': weight + OUTLINE });
    faces += element('use', { href: `#${id}`, 'stroke-width': weight });
    y += height + gap;
  });
  const shadow = `stroke="${mix(palette.deep, '#000000', 0.3)}" opacity=".85"`;
  const face = `stroke="url(#${idPrefix}t)" stroke-linecap="${lettering.linecap}" stroke-linejoin="${lettering.linejoin}" stroke-miterlimit="3"`;
  return {
    definitions,
    content: `<g ${shadow} transform="translate(0 .9)">${outlines}</g><g ${face}>${faces}</g>`,
  };
}

/** The name at the foot of a tile: drawn capitals where the alphabet has them, else system type. `text` is clean. */
export function drawTitle(text: string, palette: Palette, style: LetteringStyle, idPrefix: string): Title {
  if (!text) return { definitions: '', content: '' };
  const paint = `<linearGradient id="${idPrefix}t" gradientUnits="userSpaceOnUse" x1="0" y1="104" x2="0" y2="154"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="${palette.light}"/><stop offset="1" stop-color="${mix(palette.hot, palette.light, 0.35)}"/></linearGradient>`;
  const title = canLetter(text)
    ? letteredTitle(text, palette, style, idPrefix)
    : systemTitle(text, palette, `url(#${idPrefix}t)`);
  return { definitions: paint + title.definitions, content: title.content };
}
