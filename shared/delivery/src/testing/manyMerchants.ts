import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteOf } from '../product/discovery/names';
import { MERCHANTS_FOLDER } from './fixtures';

const LIKE = path.join(MERCHANTS_FOLDER, 'aurora');

/**
 * Writes white labels like aurora, each with these components and nothing on its home.
 *
 * @param folder Where their folders are made.
 */
export async function writeMerchants(
  folder: string,
  codes: readonly string[],
  components: readonly string[],
): Promise<void> {
  const settings = JSON.parse(await readFile(path.join(LIKE, 'merchant.json'), 'utf8'));
  const remotes = components.map(remoteOf);
  for (const [place, code] of codes.entries()) {
    await mkdir(path.join(folder, code), { recursive: true });
    await cp(LIKE, path.join(folder, code), { recursive: true });
    const own = { code, name: `Shop ${place + 1}`, hosts: [`${code}.localhost`], home: [], remotes };
    await writeFile(path.join(folder, code, 'merchant.json'), JSON.stringify({ ...settings, ...own }));
  }
}
