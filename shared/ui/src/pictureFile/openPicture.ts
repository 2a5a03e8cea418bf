import { ApiError } from '@site/api';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@site/contracts/areas/profile';

/**
 * A file as a picture that can be drawn, the right way up.
 *
 * @throws ApiError picture.too.large, or picture.type.unsupported for what is no picture, whatever it is called.
 */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > PICTURE_MAX_BYTES) throw new ApiError({ code: 'picture.too.large' });
  if (!PICTURE_TYPES.some((type) => type === file.type))
    throw new ApiError({ code: 'picture.type.unsupported' });
  return decode(file);
}

/** @throws ApiError picture.type.unsupported for what has the bytes of a picture, and is none. */
export async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new ApiError({ code: 'picture.type.unsupported', cause });
  }
}
