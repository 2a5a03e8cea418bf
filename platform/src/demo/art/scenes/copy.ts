import { cleanText, escapeXml } from '../../../core/text';
import { balanceLines } from '../lettering/lines';
import { breakWords, cutToFit, widthOf } from '../lettering/systemType';
import { round } from '../svg';

/** Words of a promotion's picture: what for, how much, and how. */
export interface SceneCopy {
  eyebrow: string;
  headline: string;
  subline: string;
}

/** The font stack of the site. A picture cannot bring a font of its own. */
export const FONT = "system-ui,'Noto Sans Thai',sans-serif";

/** Lengths of look/README.md for a banner 358 wide: the copy takes its left 62 %. */
const BLOCK = { left: 20, share: 0.62 } as const;
const SMALL = { size: 12, fill: '#fff', opacity: 0.88 } as const;
const HEADLINE = { size: 26, smallest: 14, comfortable: 56, unbroken: 18 } as const;

/** Thai stacks marks above and below its letters, and needs smaller ones in higher lines. */
const THAI = /\p{Script=Thai}/u;
const LATIN_TYPE = { scale: 1, small: 1.35, headline: 1.2 } as const;
const THAI_TYPE = { scale: 0.85, small: 1.6, headline: 1.45 } as const;

/** From the middle of a line down to its baseline, in ems. */
const BASELINE = 0.36;

interface TextLine {
  text: string;
  size: number;
  height: number;
  strong: boolean;
}

function headlineLines(text: string, width: number): TextLine[] {
  const type = THAI.test(text) ? THAI_TYPE : LATIN_TYPE;
  const maxHeight = HEADLINE.size * type.scale;
  const { parts, joiner } = breakWords(text, width, HEADLINE.unbroken);
  const lines = balanceLines(parts, {
    widthOf,
    width,
    maxHeight,
    comfortable: HEADLINE.comfortable,
    minHeight: HEADLINE.smallest,
    joiner,
  });
  const fitting = Math.min(...lines.map((line) => line.height));
  const size = Math.max(HEADLINE.smallest, fitting);
  return lines.map((line) => ({
    text: size > fitting ? cutToFit(line.text, width / size) : line.text,
    size,
    height: size * type.headline,
    strong: true,
  }));
}

function smallLine(text: string, width: number): TextLine {
  const type = THAI.test(text) ? THAI_TYPE : LATIN_TYPE;
  return {
    text: cutToFit(text, width / SMALL.size),
    size: SMALL.size,
    height: SMALL.size * type.small,
    strong: false,
  };
}

/**
 * Copy on the left of a scene, in the middle of its height. A long headline gets smaller, then breaks into up
 * to three lines, then is cut; nothing leaves the left part.
 */
export function drawCopy(copy: SceneCopy, width: number, height: number): string {
  const room = width * BLOCK.share - BLOCK.left;
  const lines = [
    smallLine(cleanText(copy.eyebrow), room),
    ...headlineLines(cleanText(copy.headline), room),
    smallLine(cleanText(copy.subline), room),
  ];
  let top = (height - lines.reduce((sum, line) => sum + line.height, 0)) / 2;
  const texts = lines.map(({ text, size, height: lineHeight, strong }) => {
    const y = top + lineHeight / 2 + size * BASELINE;
    top += lineHeight;
    const look = strong ? 'font-weight="700"' : `fill-opacity="${SMALL.opacity}"`;
    return `<text x="${BLOCK.left}" y="${round(y)}" font-size="${round(size)}" ${look}>${escapeXml(text)}</text>`;
  });
  return `<g font-family="${FONT}" fill="${SMALL.fill}">${texts.join('')}</g>`;
}
