import { randomBytes } from 'node:crypto';
import { integrityOf } from '../../integrity';
import { REMOTE_MANIFEST_FILE, releaseFolder } from '../../product/discovery/names';
import type { Store } from '../../product/store/Store';
import { s3Store } from '../../product/store/s3Store';
import { memoryBucket } from '../../testing/memoryBucket';
import { throughBudgetGate } from './budgetGate';
import { OVER_BUDGET_FILE, readOverBudget } from './overBudget';

let store: Store;
beforeEach(() => {
  store = s3Store(memoryBucket());
});

/** A build whose entry has 2,000 bytes that no compression makes less, and whose one module 3,000 and a sheet. */
function build(release: string, moduleBytes = 3000): Map<string, Buffer> {
  const files = new Map([
    ['entry.js', randomBytes(2000)],
    ['page.js', randomBytes(moduleBytes)],
    // Compresses to next to nothing.
    ['page.css', Buffer.from('.a { color: red }'.repeat(1000))],
    ['shared.js', randomBytes(9000)],
  ]);
  const manifest = {
    name: 'mfe_games',
    metaData: {
      release,
      contract: '^1.0.0',
      integrity: Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)])),
      remoteEntry: { name: 'entry.js', path: '' },
    },
    exposes: [
      {
        name: 'GamePage',
        path: './GamePage',
        assets: { js: { sync: ['page.js'], async: [] }, css: { sync: ['page.css'], async: [] } },
        shared: { '@site/ui': ['shared.js'] },
      },
    ],
  };
  return files.set(REMOTE_MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)));
}

const gated = (files: Map<string, Buffer>, budgets: object, reason?: string) => ({
  component: 'mfe-games',
  release: '1.5.0',
  files,
  budgets: { ...budgets },
  reason,
});

it('lets what is within its budgets through as it is @FD-078', async () => {
  const files = build('1.5.0');
  expect(await throughBudgetGate(store, gated(files, { entry: 2000, './GamePage': 3100 }))).toBe(files);
});

it('refuses what is over a budget, with figures, budget and the release before @FD-078', async () => {
  await store.putFolder(releaseFolder('mfe-games', '1.4.0'), build('1.4.0', 2500));
  const refused = throughBudgetGate(store, gated(build('1.5.0'), { entry: 1999, './GamePage': 2900 }));
  await expect(refused).rejects.toMatchObject({ code: 'release.over.budget' });
  await expect(refused).rejects.toThrow(
    /^mfe-games@1\.5\.0 weighs more than its budgets:\n {2}entry has 2 000 bytes, its budget is 1 999; 1\.4\.0 had 2 000\.\n {2}\.\/GamePage has 3 0\d\d bytes, its budget is 2 900; 1\.4\.0 had 2 5\d\d\.\nMake it smaller, or raise "budgets" .*--over-budget "reason"\.$/,
  );
});

it('refuses a first view that is over its budget @FD-078', async () => {
  const files = build('1.5.0');
  const manifest = JSON.parse(files.get(REMOTE_MANIFEST_FILE)?.toString() ?? '');
  const file = 'firstView.0123456789.js';
  files.set(file, randomBytes(4000));
  manifest.metaData.firstView = { file, slots: ['./GamePage'] };
  manifest.metaData.integrity[file] = integrityOf(files.get(file) ?? '');
  files.set(REMOTE_MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)));
  await expect(throughBudgetGate(store, gated(files, { firstView: 3900 }))).rejects.toThrow(
    'firstView has 4 000 bytes, its budget is 3 900; there is no release before.',
  );
});

it('holds a module without a budget to the ceiling, and says that there is no release before @FD-078', async () => {
  await expect(throughBudgetGate(store, gated(build('1.5.0', 61_000), {}))).rejects.toThrow(
    /GamePage has 61 0\d\d bytes, without a budget the ceiling is 60 000; there is no release before\./,
  );
});

it('lets it through with a reason, which the release keeps @FD-078', async () => {
  const files = await throughBudgetGate(store, gated(build('1.5.0'), { entry: 1500 }, 'the new lobby'));
  await store.putFolder(releaseFolder('mfe-games', '1.5.0'), files);
  expect(await readOverBudget(store, 'mfe-games', '1.5.0')).toEqual({
    reason: 'the new lobby',
    over: [{ part: 'entry', bytes: 2000, budget: 1500 }],
  });
  const within = await throughBudgetGate(store, gated(build('1.5.0'), {}, 'for nothing'));
  expect(within.has(OVER_BUDGET_FILE)).toBe(false);
});
