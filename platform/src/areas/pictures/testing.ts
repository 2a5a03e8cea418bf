import { PICTURE_FIELD } from '@site/contracts/areas/profile';
import sharp from 'sharp';
import type { Account } from '../../core/accounts/tables';
import type { TestApp } from '../../testing/app';
import { signedInHeaders } from '../../testing/fixtures';

export const UPLOAD = '/wps/upload/pictures';
const BOUNDARY = 'a-boundary-of-tests';

const RED = { r: 200, g: 30, b: 30 };

/** A picture of one colour. */
export const drawn = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

export const jpeg = (width?: number, height?: number) => drawn(width, height).jpeg().toBuffer();

interface Part {
  readonly name: string;
  /** As a file, where it has a name of one. */
  readonly filename?: string;
  readonly content: string | Buffer;
}

/** A multipart body as a browser makes it. */
export function multipartOf(parts: readonly Part[]) {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** The fields of an upload in their order. */
export const partsOf = (purpose: string, content: Buffer): Part[] => [
  { name: 'purpose', content: purpose },
  { name: PICTURE_FIELD, filename: 'picture.jpg', content },
];

/** Sends a picture as the site does. */
export async function sendPicture(
  { app, db, clock }: TestApp,
  account: Account,
  content: Buffer,
  purpose = 'ICON',
) {
  const { payload, headers } = multipartOf(partsOf(purpose, content));
  const session = await signedInHeaders(db, account, clock());
  return app.inject({ method: 'POST', url: UPLOAD, headers: { ...session, ...headers }, payload });
}
