import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MANIFEST = 'mf-manifest.json';
/** What the store adds to a build. */
const NOT_OF_THE_BUILD = /\.(?:br|gz)$|^contents\.json$/;

/**
 * Makes a build of a stored release under another id, as if its sources had been built again: the id stands in
 * its global names as well, so that both can live in one page.
 *
 * @param release Folder of the stored release.
 * @param folder Where the build is left.
 * @param first What the entry runs first.
 */
export async function deriveBuild(release: string, id: string, folder: string, first = ''): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const before = path.basename(release);
  const renamed = (text: string) =>
    text.replaceAll(before, id).replaceAll(before.replace(/\W/g, '_'), id.replace(/\W/g, '_'));
  const integrity: Record<string, string> = {};
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(release, file);
    if (!entry.isFile() || NOT_OF_THE_BUILD.test(name) || name === MANIFEST) continue;
    const bytes = await readFile(file);
    const begin = name.startsWith('remoteEntry') ? first : '';
    const content = name.endsWith('.js') ? Buffer.from(begin + renamed(bytes.toString('utf8'))) : bytes;
    integrity[name] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const manifest = JSON.parse(renamed(await readFile(path.join(release, MANIFEST), 'utf8')));
  manifest.metaData.integrity = integrity;
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
}
