import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, LanguageParameter, Text, Url } from '../values/values';
import { Country } from './system';

/** A picture that is sent, at most, in bytes. */
export const PICTURE_MAX_BYTES = 5_242_880;
/** What a picture may be by its bytes; WebP for receipts and icons only. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The part of the body that holds it. */
export const PICTURE_FIELD = 'picture';

export const PicturePurpose = z.enum(['REWARD', 'FEEDBACK', 'RECEIPT', 'ICON']);
export type PicturePurpose = z.infer<typeof PicturePurpose>;

/**
 * Keeps a picture for a call that names it by its id within a day. It is read by its bytes, drawn anew and so rid of
 * what a camera wrote beside it. `purpose` stands before the picture in the body.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/wps/upload/pictures',
  module: 'COMM3',
  who: 'member',
  request: z.object({ purpose: PicturePurpose }),
  value: z.object({ id: Id, url: Url, bytes: z.int() }),
  multipart: true,
  // Feedback is open to who is closed; what a picture is claimed for asks for itself.
  whileClosed: true,
});

export const setNickname = endpoint({
  method: 'PUT',
  path: '/wps/member/nickname',
  module: 'COMM3',
  who: 'member',
  request: z.object({ nickname: Text }),
  value: z.object({ nickname: Text }),
});

export const setCountry = endpoint({
  method: 'PUT',
  path: '/wps/member/country',
  module: 'COMM3',
  who: 'member',
  request: z.object({ country: Country.shape.code, language: z.optional(LanguageParameter) }),
  value: z.object({ country: Country.shape.code }),
});
