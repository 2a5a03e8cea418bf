import { drawJpeg } from './drawJpeg';
import { decode } from './openPicture';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A longer side is drawn smaller, in pixels … */
const LONGEST = 2_560;
/** … as long as the other one keeps what the words of a tall screenshot need. */
const LEGIBLE = 1_080;
const QUALITY = 0.85;
/** What is smaller, in bytes, is soon sent as it is. */
const SMALL = 512 * 1_024;

/** The size that a picture is sent at: its own, or less where it stays legible. */
export function sentSize({ width, height }: Size): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, Math.max(LONGEST / long, LEGIBLE / short));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A picture as it is sent: drawn smaller where that is worth it, and upright; else the file itself. What cannot be
 * drawn on this device is sent as it is: the platform looks at it again.
 *
 * @param file Has passed `checkPicture`, which answered `size`.
 * @throws ApiError picture.type.unsupported for what has the bytes of a picture, and is none.
 */
export async function shrinkPicture(file: File, size: Size): Promise<Blob> {
  const isLarge = file.size > SMALL || Math.max(size.width, size.height) > LONGEST;
  if (!isLarge || !('createImageBitmap' in globalThis)) return file;
  const picture = await decode(file);
  const { width, height } = sentSize(picture);
  try {
    const drawn = await drawJpeg({
      width,
      height,
      quality: QUALITY,
      draw: (context) => context.drawImage(picture, 0, 0, width, height),
    });
    return drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  } finally {
    picture.close();
  }
}
