import { cleanText, escapeXml } from '../../../core/text';
import { createInk, inkDefinitions } from '../ink';
import { cutToFit } from '../lettering/systemType';
import { trophy } from '../motifs/sports';
import { JEWELS, METALS } from '../palette';
import { hashText, seededRandom } from '../random';
import { FONT } from '../scenes/copy';
import { MERCHANT_PALETTES, type Merchant } from '../scenes/scene';
import { at, circle, group, linearGradient, rect, ring, round, svgDocument } from '../svg';

/** Words and sums of a board, the leader first. */
export interface BoardOptions {
  merchant: Merchant;
  heading: string;
  days: string;
  rows: readonly { readonly name: string; readonly sum: string }[];
  /** Pixels of the viewBox; made for 358 by 160 and 50 more for each row. */
  width: number;
  height: number;
}

/** Lengths of the look's board, 358 wide. */
const HEAD = { left: 24, heading: 58, headingSize: 25, days: 82, daysSize: 14, share: 0.68 } as const;
const ROWS = { top: 110, step: 50, height: 42, inset: 20, radius: 11, badge: 12, size: 15 } as const;
const CUP = { right: 58, y: 66, scale: 0.92 } as const;

/** From the middle of a line down to its baseline, in ems. */
const BASELINE = 0.34;

/** The first three have a medal, the others a plain number. */
const MEDALS = [METALS.gold.face, METALS.silver.face, METALS.bronze.face];
const ON_MEDAL = '#1b1406';

interface TextLook {
  size: number;
  bold?: boolean;
  anchor?: 'middle' | 'end';
  opacity?: number;
  fill?: string;
}

function text(x: number, y: number, words: string, look: TextLook): string {
  const { size, bold = false, anchor, opacity, fill } = look;
  const attributes = [
    `x="${round(x)}" y="${round(y)}" font-size="${size}"`,
    bold ? ' font-weight="700"' : '',
    anchor ? ` text-anchor="${anchor}"` : '',
    opacity === undefined ? '' : ` fill-opacity="${opacity}"`,
    fill ? ` fill="${fill}"` : '',
  ].join('');
  return `<text ${attributes}>${escapeXml(words)}</text>`;
}

/** Rings behind the cup, as of a stage light. */
const rings = (x: number, colour: string): string =>
  [60, 96, 134].map((radius) => ring(x, 40, radius, colour, 1, { opacity: 0.16 })).join('');

/**
 * A board of who leads, as SVG text: heading, days, cup, and a row for each place. Pure: the same options give the same
 * text. Words that are too long are cut; nothing leaves its place.
 */
export function drawBoard({ merchant, heading, days, rows, width, height }: BoardOptions): string {
  const palette = MERCHANT_PALETTES[merchant];
  const idPrefix = `b${hashText(`${merchant}:${heading}:${width}x${height}`).toString(36)}`;
  const ink = createInk({
    palette,
    metal: 'gold',
    jewel: JEWELS.ruby,
    idPrefix,
    random: seededRandom(`board:${heading}`),
  });
  const room = width * HEAD.share - HEAD.left;
  const title = cutToFit(cleanText(heading), room / HEAD.headingSize);
  const places = rows.map(({ name, sum }, index) => {
    const y = ROWS.top + index * ROWS.step;
    const middle = y + ROWS.height / 2;
    const medal = MEDALS[index];
    const line = middle + ROWS.size * BASELINE;
    return (
      rect(ROWS.inset, y, width - 2 * ROWS.inset, ROWS.height, ROWS.radius, '#fff', {
        opacity: medal ? 0.14 : 0.07,
      }) +
      circle(ROWS.inset + 23, middle, ROWS.badge, medal ?? palette.mid) +
      text(ROWS.inset + 23, line, String(index + 1), {
        size: 14,
        bold: true,
        anchor: 'middle',
        ...(medal && { fill: ON_MEDAL }),
      }) +
      text(ROWS.inset + 46, line, cutToFit(cleanText(name), (width * 0.38) / ROWS.size), {
        size: ROWS.size,
      }) +
      text(width - ROWS.inset - 12, line, cleanText(sum), {
        size: ROWS.size,
        bold: true,
        anchor: 'end',
        fill: palette.light,
      })
    );
  });
  const cup = group(at(width - CUP.right, CUP.y, CUP.scale), trophy(ink));
  const words =
    text(HEAD.left, HEAD.heading, title, { size: HEAD.headingSize, bold: true }) +
    text(HEAD.left, HEAD.days, cutToFit(cleanText(days), room / HEAD.daysSize), {
      size: HEAD.daysSize,
      opacity: 0.82,
    });
  const ground = linearGradient(
    `${idPrefix}g`,
    [
      [0, palette.base],
      [1, palette.deep],
    ],
    [0, 0],
    [0.3, 1],
  );
  return svgDocument(
    width,
    height,
    ground + inkDefinitions(ink, cup),
    rect(0, 0, width, height, 0, `url(#${idPrefix}g)`) +
      rings(width - CUP.right, palette.glow) +
      cup +
      `<g font-family="${FONT}" fill="#fff">${words}${places.join('')}</g>`,
  );
}
