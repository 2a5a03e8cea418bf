import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newRemote } from './newRemote';
import { remoteNames } from './remoteNames';

const ROOT = path.resolve(__dirname, '../../../..');
const COPIED = [
  'package.json',
  'biome.json',
  '.gitignore',
  'pnpm-lock.yaml',
  'host-shell/package.json',
  'host-shell/merchants',
  'host-shell/src/routing/routeTable.ts',
  // Siblings, which together have every package that the new one asks for.
  'mfe-agent/package.json',
  'mfe-promotions/package.json',
  'mfe-promotions/federation.config.ts',
  'shared/contracts/package.json',
];

describe('newRemote', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'project-'));
    for (const file of COPIED) await cp(path.join(ROOT, file), path.join(root, file), { recursive: true });
    // Of the packages, the formatter and what the routes import: the lock of the command lies beside them.
    await mkdir(path.join(root, 'node_modules/.site'), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules/@biomejs'), path.join(root, 'node_modules/@biomejs'));
    await symlink(path.join(ROOT, 'host-shell/node_modules/@site'), path.join(root, 'node_modules/@site'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  const write = (name: string, merchant?: string, install = async () => {}) =>
    newRemote(remoteNames(name, { title: "Player's club" }), {
      root,
      merchantsFolder: path.join(root, 'host-shell/merchants'),
      merchant,
      install,
    });
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  /** Everything in the project, with its content. */
  const everything = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .sort();
    return Promise.all(files.map(async (file) => [file, await read(file)]));
  };

  it('writes a workspace whose every name is its own @FD-038', async () => {
    const files = await write('mfe-daily-draw', 'aurora');

    expect(files).toContain('mfe-daily-draw/src/exposes/DailyDrawPage.ts');
    expect(files).toContain('mfe-daily-draw/src/dailyDraw/DailyDrawPage.module.css');
    for (const file of files) expect(`${file}\n${await read(file)}`).not.toMatch(/__\w+__/);
    expect(JSON.parse(await read('mfe-daily-draw/package.json')).name).toBe('mfe-daily-draw');
    expect(await read('mfe-daily-draw/federation.config.ts')).toMatch(
      /title = \{ en: "Player's club", th: "Player's club" \}/,
    );
    expect(JSON.parse(await read('host-shell/merchants/aurora/merchant.json')).remotes).toContain(
      'mfe_daily_draw',
    );
    expect(JSON.parse(await read('host-shell/merchants/lagoon/merchant.json')).remotes).not.toContain(
      'mfe_daily_draw',
    );
    expect(await read('pnpm-lock.yaml')).toContain('\n  mfe-daily-draw:\n');
  });

  it('is tested by what its texts are for, so that its team may write others @FD-038', async () => {
    await write('mfe-vip');
    const test = await read('mfe-vip/src/vip/VipPage.test.tsx');
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);
    const pack = texts(JSON.parse(await read('mfe-vip/src/locales/en.json')));
    expect(pack).not.toEqual([]);
    expect(pack.filter((text) => new RegExp(`['"/]${text}['"/]`).test(test))).toEqual([]);
  });

  it('leaves merchants alone unless one is named', async () => {
    const before = await read('host-shell/merchants/aurora/merchant.json');
    await write('mfe-vip');
    expect(await read('host-shell/merchants/aurora/merchant.json')).toBe(before);
  });

  it.each([
    ['mfe-promotions', undefined, 'There is a mfe-promotions already: give the new remote another name.'],
    ['mfe-live', undefined, 'mfe-live would have its page at /m/live, which host-shell has'],
    ['mfe-home', undefined, 'which host-shell has: give it another name.'],
    ['mfe-vip', 'nobody', 'There is no merchant "nobody": known are aurora, lagoon.'],
  ])('refuses %s for %s, and changes nothing', async (name, merchant, words) => {
    const before = await everything();
    await expect(write(name, merchant)).rejects.toThrow(words);
    expect(await everything()).toEqual(before);
  });

  it('refuses a page that another remote brings', async () => {
    const config = path.join(root, 'mfe-promotions/federation.config.ts');
    await writeFile(config, "export default { routes: [{ path: '/m/vip' }] };");
    await expect(write('mfe-vip')).rejects.toThrow(
      'mfe-vip would have its page at /m/vip, which mfe-promotions has',
    );
  });

  it('takes everything back when the packages cannot be installed', async () => {
    const before = await everything();
    const failing = () => Promise.reject(new Error('no network'));
    await expect(write('mfe-vip', 'aurora', failing)).rejects.toThrow('no network');
    expect(await everything()).toEqual(before);
  });
});
