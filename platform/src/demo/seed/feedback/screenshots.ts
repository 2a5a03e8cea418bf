import sharp from 'sharp';

/** The colours of a page in a picture: its ground and its accent. */
export interface PageColours {
  readonly ground: string;
  readonly accent: string;
}

const SIZE = 480;

/** A picture of a page as a member would send it, as JPEG like all that are kept: a bar, some lines, two buttons. */
export function drawScreenshot({ ground, accent }: PageColours): Promise<Buffer> {
  const line = (y: number, width: number, height: number, fill: string) =>
    `<rect x="10" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 80 80">`,
    `<rect width="80" height="80" fill="${ground}"/><rect width="80" height="18" fill="${accent}"/>`,
    line(27, 36, 5, '#5a667f') + line(38, 60, 4, '#aab4c6') + line(47, 52, 4, '#aab4c6'),
    line(60, 24, 8, accent),
    '<rect x="46" y="60" width="24" height="8" rx="4" fill="#c6cfdd"/></svg>',
  ].join('');
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
