/** What a picture says of itself in its first bytes. */
export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png';
  /** In pixels, as it is stored: a camera may have turned it. */
  readonly width: number;
  readonly height: number;
}

const PNG_SIGN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGN = [0xff, 0xd8];
/** Of a PNG the first chunk is IHDR: its name, then width and height. */
const IHDR = { at: 12, name: [0x49, 0x48, 0x44, 0x52], width: 16, height: 20, end: 24 };
/** Of a JPEG segment: a mark of two bytes and its length; in a frame's, height and width follow the precision. */
const SEGMENT = { length: 2, height: 5, width: 7, end: 9 };
const MARK = 0xff;

/**
 * The size of a JPEG or PNG by its bytes, whatever it is called, without decoding it: a few KB can be made to hold
 * billions of pixels.
 *
 * @returns undefined for anything else, also for one that is broken before its size.
 */
export function readHeader(bytes: ArrayBuffer): PictureHeader | undefined {
  const view = new DataView(bytes);
  const header = startsWith(view, PNG_SIGN) ? readPng(view) : readJpeg(view);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

function startsWith(view: DataView, sign: readonly number[], at = 0): boolean {
  return (
    view.byteLength >= at + sign.length && sign.every((byte, index) => view.getUint8(at + index) === byte)
  );
}

function readPng(view: DataView): PictureHeader | undefined {
  if (view.byteLength < IHDR.end || !startsWith(view, IHDR.name, IHDR.at)) return undefined;
  return { type: 'image/png', width: view.getUint32(IHDR.width), height: view.getUint32(IHDR.height) };
}

/** Goes from segment to segment up to the frame, past what a camera wrote: it may hold a picture of its own. */
function readJpeg(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, JPEG_SIGN)) return undefined;
  let at = JPEG_SIGN.length;
  while (at + SEGMENT.end <= view.byteLength && view.getUint8(at) === MARK) {
    const mark = view.getUint8(at + 1);
    if (isFrame(mark))
      return {
        type: 'image/jpeg',
        width: view.getUint16(at + SEGMENT.width),
        height: view.getUint16(at + SEGMENT.height),
      };
    // A mark may be preceded by any number of its own first byte.
    at += mark === MARK ? 1 : SEGMENT.length + view.getUint16(at + SEGMENT.length);
  }
  return undefined;
}

/** SOF0 to SOF15, of which three are no frames: DHT, JPG and DAC. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
