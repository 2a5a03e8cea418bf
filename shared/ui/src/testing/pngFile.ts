/** For tests: the first bytes of a picture of this size, then nothing that could be drawn. */
export function pngFile(
  name: string,
  { width = 40, height = 30, bytes = 64 }: { width?: number; height?: number; bytes?: number } = {},
): File {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(content.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([content], name, { type: 'image/png' });
}
