import { drawJpeg } from '@site/ui/pictureFile';
import { type Crop, sideOf } from './crop';

/** Side of the picture that is sent: twice what the largest place shows it at. */
const SENT_SIDE = 512;
const SENT_QUALITY = 0.9;

/** Draws the whole picture so that the square of the crop fills the middle of the canvas, `hole` pixels wide. */
export function drawPreview(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, hole: number): void {
  const scale = hole / sideOf(crop, picture);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(
    picture,
    canvas.width / 2 - crop.x * scale,
    canvas.height / 2 - crop.y * scale,
    picture.width * scale,
    picture.height * scale,
  );
}

/** The square of the crop as a picture of its own. @throws ApiError client.image.failed where the browser cannot. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const side = sideOf(crop, picture);
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  return drawJpeg({
    width: SENT_SIDE,
    height: SENT_SIDE,
    quality: SENT_QUALITY,
    draw: (context) => context.drawImage(picture, left, top, side, side, 0, 0, SENT_SIDE, SENT_SIDE),
  });
}
