import { ApiError } from '@site/api';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@site/contracts/areas/profile';

/** A file as a picture that can be drawn, the right way up. @throws ApiError where it is too large, or no picture. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > PICTURE_MAX_BYTES) throw new ApiError({ code: 'picture.too.large' });
  if (!PICTURE_TYPES.some((type) => type === file.type))
    throw new ApiError({ code: 'picture.type.unsupported' });
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    // It has the name of a picture, and is none.
    throw new ApiError({ code: 'picture.type.unsupported', cause });
  }
}
