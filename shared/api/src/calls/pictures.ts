import { PICTURE_FIELD, type PicturePurpose, uploadPicture } from '@site/contracts/areas/profile';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { type CallOptions, call } from '../call';

/**
 * Sends a picture, and answers the id by which another call names it. It may take up to two minutes, whatever
 * the limit of other calls.
 */
export function sendPicture(
  picture: Blob,
  purpose: PicturePurpose,
  options: Pick<CallOptions, 'signal' | 'onProgress'> = {},
): Promise<ValueOf<typeof uploadPicture>> {
  return call(uploadPicture, { purpose }, { ...options, files: { [PICTURE_FIELD]: picture } });
}
