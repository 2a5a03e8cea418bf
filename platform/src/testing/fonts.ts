import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const TTF_HEADER = 12;
const TTF_ENTRY = 16;
const inWords = (length: number) => Math.ceil(length / 4) * 4;

/** What a WOFF holds: a TrueType font, each of whose tables is compressed. What draws pictures reads no WOFF. */
function unpack(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const header = Buffer.alloc(TTF_HEADER + tables * TTF_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables, 4);
  const contents: Buffer[] = [];
  let offset = header.length;
  for (let table = 0; table < tables; table += 1) {
    const from = WOFF_HEADER + table * WOFF_ENTRY;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const content = Buffer.alloc(inWords(length));
    const bytes = woff.subarray(start, start + packed);
    (packed < length ? inflateSync(bytes) : bytes).copy(content);
    contents.push(content);

    const to = TTF_HEADER + table * TTF_ENTRY;
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(length, to + 12);
    offset += content.length;
  }
  return Buffer.concat([header, ...contents]);
}

/**
 * Lets pictures be drawn with the project's own font, whichever fonts the machine has: how wide a text comes out
 * is the same everywhere then. Has to come before the first picture of the process.
 *
 * @param folder Keeps the fonts as long as tests run.
 */
export function useOwnFonts(folder: string): void {
  const packageFile = createRequire(import.meta.url).resolve('@fontsource/noto-sans-thai/package.json');
  for (const font of ['thai-400', 'thai-700', 'latin-400', 'latin-700']) {
    const woff = path.join(path.dirname(packageFile), `files/noto-sans-thai-${font}-normal.woff`);
    writeFileSync(path.join(folder, `${font}.ttf`), unpack(readFileSync(woff)));
  }
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = settings;
}
