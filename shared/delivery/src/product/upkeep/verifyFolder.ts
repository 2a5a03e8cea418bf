import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '../../integrity';
import { ENCODINGS } from '../store/compress';
import { CONTENTS_FILE, readContents, type Store } from '../store/Store';

/** Something that is not as it was stored. */
export interface Damage {
  /** What it is in: `releases/mfe-games/1.4.0`, or an address. */
  readonly place: string;
  readonly what: string;
}

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Re-hashes a folder: every file as it was put, none missing, none more, each copy equal to its original. */
export async function verifyFolder(
  store: Store,
  folder: string,
): Promise<{ readonly files: number; readonly damages: readonly Damage[] }> {
  const damage = (what: string): Damage => ({ place: folder, what });
  const contents = await readContents(store, folder);
  if (!contents) return { files: 0, damages: [damage(`${CONTENTS_FILE} is missing or cannot be read`)] };

  const damages: Damage[] = [];
  const originals = new Map<string, Buffer>();
  for (const [name, integrity] of Object.entries(contents)) {
    const content = await store.readFile(`${folder}/${name}`);
    if (!content) damages.push(damage(`${name} is missing`));
    else if (integrityOf(content) !== integrity) damages.push(damage(`${name} has changed`));
    else originals.set(name, content);
  }
  const present = await store.filesOf(folder);
  for (const name of present) {
    if (name === CONTENTS_FILE || name in contents) continue;
    const encoding = ENCODINGS.find(({ ending }) => name.endsWith(ending));
    const original = encoding && name.slice(0, -encoding.ending.length);
    if (!original || !(original in contents)) {
      damages.push(damage(`${name} does not belong to it`));
      continue;
    }
    const expected = originals.get(original);
    // What is wrong with the original has been said.
    if (!expected) continue;
    const unpacked = await UNPACK[encoding.name](
      (await store.readFile(`${folder}/${name}`)) ?? Buffer.alloc(0),
    ).catch(() => undefined);
    if (!unpacked?.equals(expected)) damages.push(damage(`${name} is not what ${original} is`));
  }
  return { files: present.length, damages };
}
