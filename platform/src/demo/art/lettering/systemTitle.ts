import { escapeXml } from '../../../core/text';
import type { Palette } from '../palette';
import { round } from '../svg';
import { balanceLines } from './lines';
import { breakWords, cutToFit, widthOf } from './systemType';

const BLOCK = {
  centre: 60,
  width: 100,
  baseline: 149,
  height: 52,
  maxSize: 21,
  minSize: 7,
  comfortable: 44,
  /** Whole on one line from this size up. */
  unbroken: 12.5,
} as const;

/** Thai stacks marks above and below, so its lines stand further apart than capitals do. */
const LINE_HEIGHT = 1.32;

const FONT = "'Noto Sans Thai',system-ui,sans-serif";

/**
 * A title in the system's type, for scripts the drawn alphabet does not have. Never letter-spaced.
 * `text` is one clean line; `paint` fills it.
 */
export function systemTitle(text: string, palette: Palette, paint: string) {
  const { parts, joiner } = breakWords(text, BLOCK.width, BLOCK.unbroken);
  const lines = balanceLines(parts, {
    widthOf,
    width: BLOCK.width,
    maxHeight: BLOCK.maxSize,
    comfortable: BLOCK.comfortable,
    minHeight: BLOCK.minSize,
    joiner,
  });
  const narrowest = Math.min(...lines.map((line) => line.height), BLOCK.height / LINE_HEIGHT / lines.length);
  const size = Math.max(BLOCK.minSize, narrowest);
  const content = lines
    .map((line, index) => {
      const y = BLOCK.baseline - (lines.length - 1 - index) * size * LINE_HEIGHT;
      return `<text x="${BLOCK.centre}" y="${round(y)}">${escapeXml(cutToFit(line.text, BLOCK.width / size))}</text>`;
    })
    .join('');
  const type = `text-anchor="middle" font-family="${FONT}" font-weight="700" font-size="${Math.floor(size * 10) / 10}"`;
  const colour = `fill="${paint}" stroke="${palette.deep}" stroke-width="3" paint-order="stroke"`;
  return { definitions: '', content: `<g ${type} ${colour}>${content}</g>` };
}
