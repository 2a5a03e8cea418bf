import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Files } from './Store';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * A release is compressed once, as far as it goes. Documents are made anew by each deployment, which waits for them: a
 * third of the time for half a per cent more bytes.
 */
const qualityOf = (name: string) => (name.endsWith('.html') ? 10 : constants.BROTLI_MAX_QUALITY);

/** A tenth larger in a tenth of the time. */
const QUICK = { brotli: 5, gzip: 1 };

/** The environment asks for this where releases are made to be thrown away: SITE_COMPRESSION=quick. */
const isQuick = () => process.env.SITE_COMPRESSION === 'quick';

/** Source maps stay as they are: no player fetches them, and they would take most of the time. */
const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

/** Encodings that are made ahead, best first, with the ending of the file that holds them. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** What was compressed: a release is weighed before it is stored, and the second time costs nothing. */
const known = new WeakMap<Uint8Array, Promise<readonly Buffer[]>>();

/** In the order of ENCODINGS. */
function compressed(content: Uint8Array, quality: number): Promise<readonly Buffer[]> {
  const made =
    known.get(content) ??
    Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isQuick() ? QUICK.brotli : quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
      gzipped(content, { level: isQuick() ? QUICK.gzip : constants.Z_BEST_COMPRESSION }),
    ]);
  known.set(content, made);
  return made;
}

/** Compressed copies of the text files, named by `ENCODINGS`; those that would not be smaller are left out. */
export async function compressedCopies(files: Files): Promise<Map<string, Uint8Array>> {
  const copies = new Map<string, Uint8Array>();
  await Promise.all(
    [...files].map(async ([name, content]) => {
      if (!TEXT.test(name)) return;
      const made = await compressed(content, qualityOf(name));
      for (const [index, { ending }] of ENCODINGS.entries()) {
        const copy = made[index];
        if (copy && copy.byteLength < content.byteLength) copies.set(name + ending, copy);
      }
    }),
  );
  return copies;
}
