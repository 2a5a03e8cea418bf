import { lighten, mix } from '../colour';
import { hashText } from '../random';
import { group, linearGradient, path, rect, svgDocument } from '../svg';
import { MARK_GRID, MARKS, type Mark, type Pen } from './marks';
import { FB_STYLE, VENDOR_STYLES, vendorStyle } from './vendors';

/** `WHITE` is a one-colour mask to be tinted; `COLOR` is a badge in the vendor's own palette. */
export type LogoTone = 'WHITE' | 'COLOR';

export interface VendorLogoOptions {
  vendor: string;
  tone: LogoTone;
}

const SIZE = 24;
const SOFT_OPACITY = 0.55;
const BADGE_MARK_SCALE = 0.78;

/** The vendors of the platform, in the order the lobby lists them. */
export const vendorNames: readonly { code: string; name: string }[] = [...VENDOR_STYLES, FB_STYLE].map(
  ({ code, name }) => ({ code, name }),
);

const pen = (full: string, soft: string, softOpacity: number): Pen => {
  const draw = (d: string, fill: string, opacity: number, transform?: string) =>
    path(d, fill, {
      'fill-rule': 'evenodd',
      ...(opacity === 1 ? {} : { opacity }),
      ...(transform === undefined ? {} : { transform }),
    });
  return {
    full: (d, transform) => draw(d, full, 1, transform),
    soft: (d, transform) => draw(d, soft, softOpacity, transform),
  };
};

/** A vendor without a mark of its own gets a plain ring, so that a chip never stands empty. */
const unknownMark: Mark = ({ full, soft }) =>
  full(
    'M10 1.500a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM10 4.200a5.8 5.8 0 1 1 0 11.600a5.8 5.8 0 1 1 0-11.600Z',
  ) + soft('M10 6.800a3.2 3.2 0 1 0 0 6.400a3.2 3.2 0 1 0 0-6.400Z');

function badge(vendor: string, mark: Mark): string {
  const { base, mid, light, glow, hot } = vendorStyle(vendor);
  const id = `v${hashText(vendor).toString(36)}`;
  const inset = ((1 - BADGE_MARK_SCALE) / 2) * SIZE;
  const scale = (SIZE / MARK_GRID) * BADGE_MARK_SCALE;
  const drawing = mark(pen(mix(light, '#ffffff', 0.3), mix(hot, glow, 0.25), 1));
  return svgDocument(
    SIZE,
    SIZE,
    linearGradient(id, [
      [0, lighten(mid, 0.06)],
      [1, base],
    ]),
    rect(0, 0, SIZE, SIZE, 6, `url(#${id})`) +
      group(`translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${scale.toFixed(3)})`, drawing),
  );
}

/**
 * A vendor's mark as SVG text, 24 by 24, legible from 16 px. Pure. An unknown code gets a neutral mark, in one of
 * the known palettes. Never throws.
 */
export function drawVendorLogo({ vendor, tone }: VendorLogoOptions): string {
  const mark = Object.hasOwn(MARKS, vendor) ? (MARKS[vendor] ?? unknownMark) : unknownMark;
  if (tone === 'COLOR') return badge(vendor, mark);
  return svgDocument(
    SIZE,
    SIZE,
    '',
    group(`scale(${SIZE / MARK_GRID})`, mark(pen('#fff', '#fff', SOFT_OPACITY))),
  );
}
