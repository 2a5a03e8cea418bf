import { ApiError } from '@site/api';
import { PICTURE_MAX_BYTES } from '@site/contracts/areas/profile';
import { type PictureHeader, readHeader } from './readHeader';

/** What a picture may unfold to, in pixels, as on the platform: twice as many as phones take. */
const MOST_PIXELS = 50_000_000;

/**
 * Looks at a chosen file by its bytes, so that what the platform would refuse is not sent (PR-023, PR-024).
 *
 * @throws ApiError picture.too.large for more bytes than may be sent, or more pixels than any camera makes;
 *   picture.type.unsupported for what is neither JPEG nor PNG, whatever its name is, and for what cannot be read.
 */
export async function checkPicture(file: File): Promise<PictureHeader> {
  if (file.size > PICTURE_MAX_BYTES) throw new ApiError({ code: 'picture.too.large' });
  const header = readHeader(await bytesOf(file));
  if (!header) throw new ApiError({ code: 'picture.type.unsupported' });
  if (header.width * header.height > MOST_PIXELS) throw new ApiError({ code: 'picture.too.large' });
  return header;
}

/** A file may have gone since it was chosen: from a card, or from the cloud. */
async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new ApiError({ code: 'picture.type.unsupported', cause });
  }
}
