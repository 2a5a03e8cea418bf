import { ApiError } from '@site/api';

interface Drawing {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From 0 to 1. */
  readonly quality: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

const TYPE = 'image/jpeg';
const ON_WHITE = '#fff';

/**
 * Draws a JPEG: nothing that a camera wrote beside a picture is left, and what is clear in it stands on white.
 *
 * @throws ApiError client.image.failed where the browser cannot.
 */
export function drawJpeg({ width, height, quality, draw }: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = ON_WHITE;
    context.fillRect(0, 0, width, height);
    draw(context);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new ApiError({ code: 'client.image.failed' }))),
      TYPE,
      quality,
    ),
  );
}
