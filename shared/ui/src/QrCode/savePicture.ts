import { downloadFile } from '@site/ui/saveFile';
import { qrPath } from './qrPath';

/** Pixels of a module: large enough that a bank's app reads the picture. */
const SCALE = 12;
const DARK = '#0b1020';
const WHITE = '#ffffff';

/** See `saveQrPicture`. */
export async function savePicture(text: string, name: string): Promise<void> {
  const { size, path } = qrPath(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser does not draw');
  context.fillStyle = WHITE;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = DARK;
  context.fill(new Path2D(path));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('this browser makes no picture');
  downloadFile(new File([picture], name, { type: picture.type }));
}
