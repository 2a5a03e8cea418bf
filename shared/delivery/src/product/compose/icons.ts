import type { MerchantFolder } from '../discovery/merchants';
import type { Files } from '../store/Store';
import { customProperties } from './customProperties';
import { plainShapes } from './logo';

/** Side of the drawing that each icon is made of. */
const CANVAS = 512;

/** One form of the merchant's icon. */
interface IconForm {
  readonly file: string;
  /** Side in pixels. */
  readonly size: number;
  /** What part of the side the mark takes. */
  readonly mark: number;
  /** Radius of the corners, as a part of the side. */
  readonly corner: number;
}

/** Shown as it is, so it brings its own round corners. */
const WHOLE = { mark: 0.64, corner: 0.22 };
/** Cut to a shape by the system, which may leave no more than a circle of 80 % (W3C App Manifest, maskable). */
const CUT = { mark: 0.54, corner: 0 };

const FORMS = {
  small: { file: 'icon-192.png', size: 192, ...WHOLE },
  large: { file: 'icon-512.png', size: 512, ...WHOLE },
  maskable: { file: 'icon-maskable-512.png', size: 512, ...CUT },
  touch: { file: 'icon-touch-180.png', size: 180, ...CUT, mark: 0.62 },
} satisfies Record<string, IconForm>;

export type IconName = keyof typeof FORMS;

/** An icon before it is made: what to draw, and how large. */
export interface IconDrawing {
  readonly file: string;
  readonly size: number;
  readonly svg: string;
}

/**
 * The icons of a merchant's installed site: its mark on the ground of its default theme.
 *
 * @throws Refusal when the logo holds more than plain shapes.
 */
export function iconDrawings({ merchant, brandCss, logo }: MerchantFolder): Record<IconName, IconDrawing> {
  const resolve = customProperties(brandCss);
  const { viewBox, shapes } = plainShapes(logo, `${merchant.code}/logo.svg`);
  const mark = resolve(shapes);
  const ground = merchant.themeColor[merchant.defaultTheme];
  const draw = ({ file, size, mark: part, corner }: IconForm): IconDrawing => {
    const side = Math.round(CANVAS * part);
    const edge = (CANVAS - side) / 2;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" color="${resolve('var(--s-text, #000)')}">` +
      `<rect width="${CANVAS}" height="${CANVAS}" rx="${Math.round(CANVAS * corner)}" fill="${ground}"/>` +
      `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" viewBox="${viewBox}">${mark}</svg></svg>`;
    return { file, size, svg };
  };
  return {
    small: draw(FORMS.small),
    large: draw(FORMS.large),
    maskable: draw(FORMS.maskable),
    touch: draw(FORMS.touch),
  };
}

/** Dots per inch at which a drawing's units are pixels. */
const SVG_DENSITY = 72;

/** Makes PNG files of the drawings; the same drawings make the same bytes. Takes some 50 ms. */
export async function drawIcons(drawings: readonly IconDrawing[]): Promise<Files> {
  const { default: sharp } = await import('sharp');
  const files = drawings.map(async ({ file, size, svg }) => {
    const drawn = sharp(Buffer.from(svg), { density: (SVG_DENSITY * size) / CANVAS }).resize(size, size);
    return [file, await drawn.png({ compressionLevel: 9, palette: true }).toBuffer()] as const;
  });
  return new Map(await Promise.all(files));
}
