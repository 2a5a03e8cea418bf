import type { PICTURE_TYPES, PicturePurpose } from '@site/contracts/areas/profile';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../core/http/refusal';

/** What every picture is kept as. */
export const PICTURE_TYPE = 'image/jpeg';
const QUALITY = 85;
const ON_WHITE = '#fff';

/** What a picture may unfold to, in pixels: twice as many as phones take. A few KB can be made to hold billions. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 5;

/** In pixels. Receipts are read, and screenshots of them are tall; a banner is three times as sharp as it is large. */
const ICON_SIZE = 512;
const WIDEST = 2_000;
const TALLEST = 4_000;
const BANNER = { width: 1_074, height: 504 } as const;

/** What a picture is for: of a member's what it was sent for, or an operator's banner. */
type Purpose = PicturePurpose | 'BANNER';

type PictureType = (typeof PICTURE_TYPES)[number];

const WITH_WEBP: readonly Purpose[] = ['RECEIPT', 'ICON', 'BANNER'];

const startsWith = (content: Buffer, sign: string, at = 0) =>
  content.subarray(at, at + sign.length).equals(Buffer.from(sign, 'latin1'));

/** What a picture is by its first bytes, whatever it is called. */
function typeOf(content: Buffer): PictureType | undefined {
  if (startsWith(content, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(content, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'image/webp';
  return undefined;
}

function fitted(picture: Sharp, purpose: Purpose): Sharp {
  if (purpose === 'ICON') return picture.resize(ICON_SIZE, ICON_SIZE);
  // The part of it that shows most, where it has another form.
  if (purpose === 'BANNER') return picture.resize({ ...BANNER, fit: 'cover', position: 'attention' });
  return picture.resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true });
}

/**
 * Draws a picture anew: upright, as large as its purpose needs, and without what a camera or a program wrote beside
 * it.
 *
 * @throws Refusal picture.type.unsupported for what is no picture that may be sent; picture.too.large for more pixels
 *   than any camera makes.
 */
export async function redraw(content: Buffer, purpose: Purpose): Promise<Buffer> {
  const type = typeOf(content);
  if (type === undefined || (type === 'image/webp' && !WITH_WEBP.includes(purpose)))
    throw new Refusal('picture.type.unsupported');
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    return await fitted(picture.timeout({ seconds: LONGEST_SECONDS }).autoOrient(), purpose)
      .flatten({ background: ON_WHITE })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/.test(error.message);
    throw new Refusal(tooMany ? 'picture.too.large' : 'picture.type.unsupported');
  }
}
