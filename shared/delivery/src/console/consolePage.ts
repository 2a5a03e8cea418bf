import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../product/store/Store';
import { Refusal } from '../refusal';
import { build, buildFolder } from '../release/build';
import { filesUnder } from '../release/filesUnder';
import { inputHash } from '../workspace/inputHash';
import { withLock } from '../workspace/lock';
import { workspaces } from '../workspace/workspace';

/** The workspace of the page. */
const PAGE = 'shared/delivery/console';
/** The build says in it what it was made of. */
const MADE_OF = 'sources.txt';

/**
 * Makes sure that the store has the console's page as its present sources are. Nothing is built that was built before,
 * here or for another site of this checkout.
 *
 * @returns The page's folder in the store.
 * @throws Refusal when it does not build.
 */
export async function consolePage(store: Store, root: string): Promise<string> {
  const all = await workspaces(root);
  const workspace = all.find(({ folder }) => folder === PAGE);
  if (!workspace) throw new Refusal(`There is no console to build: ${PAGE} is missing.`);
  const hash = await inputHash(root, workspace, all);
  const folder = `console/${hash}`;
  if (await store.storedAt(folder)) return folder;
  await withLock(path.join(root, 'node_modules/.site/locks/console'), async () => {
    const dist = buildFolder(root, PAGE);
    const made = await readFile(path.join(dist, MADE_OF), 'utf8').catch(() => '');
    if (made !== hash) await build({ root, component: PAGE, release: hash, types: 'exposes' });
    const names = (await filesUnder(dist)).filter((name) => !name.startsWith('maps/'));
    const files = await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(dist, name))] as const),
    );
    await store.putFolder(folder, new Map(files));
  });
  return folder;
}
