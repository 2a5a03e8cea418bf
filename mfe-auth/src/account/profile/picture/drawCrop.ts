import { ApiError } from '@site/api';
import { type Crop, sideOf } from './crop';

/** Side of the picture that is sent: twice what the largest place shows it at. */
const SENT_SIDE = 512;
const SENT_TYPE = 'image/jpeg';
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

/** The square of the crop as a picture of its own: nothing that a camera wrote beside it is left. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT_SIDE;
  canvas.height = SENT_SIDE;
  const side = sideOf(crop, picture);
  const context = canvas.getContext('2d');
  if (context) {
    // What is clear in a picture would be black in the one that is sent.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SENT_SIDE, SENT_SIDE);
    context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SENT_SIDE, SENT_SIDE);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new ApiError({ code: 'client.image.failed' }))),
      SENT_TYPE,
      SENT_QUALITY,
    ),
  );
}
