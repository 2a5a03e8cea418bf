export { QrCode } from './QrCode';

/**
 * Has the browser save a text's QR code as a picture.
 *
 * @param name Of the file, with `.png`.
 * @throws Where the browser cannot draw one, or what draws it cannot be fetched.
 */
export async function saveQrPicture(text: string, name: string): Promise<void> {
  const { savePicture } = await import('./savePicture');
  return savePicture(text, name);
}
