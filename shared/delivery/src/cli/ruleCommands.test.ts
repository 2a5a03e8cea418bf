import { rm } from 'node:fs/promises';
import path from 'node:path';
import { commandFolder } from '../testing/commandFolder';
import { saidBySite } from '../testing/saidBySite';

const ROOT = path.resolve(__dirname, '../../../..');

let folder: string;

beforeEach(async () => {
  ({ folder } = await commandFolder());
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function site(...args: string[]): Promise<string> {
  return saidBySite(args, { root: ROOT, environment: { SITE_DATA: folder } });
}

const DEPLOY = ['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora'];

it('locks, refuses, is broken with a reason, rolls back, and takes the lock off @FD-065 @FD-067', async () => {
  const lock = ['lock', 'mfe-games', '--merchant', 'aurora', '--reason', 'the vendor moves', '--by', 'Ann'];
  expect(await site(...lock)).toBe(
    'Locked mfe-games of aurora (lock-1). `npm run site -- unlock lock-1` takes it off.\n',
  );
  await expect(site(...DEPLOY)).rejects.toMatchObject({ code: 'locked' });
  expect(await site('rules')).toMatch(
    /^lock-1 {2}mfe-games of aurora {2}since \d{4}-\S+Z {2}Ann {2}the vendor moves\n$/,
  );
  expect(await site(...DEPLOY, '--break', 'players cannot sign in')).toContain('mfe-games 1.0.0 → 1.1.0');
  expect(await site('rollback', 'mfe-games', '--merchant', 'aurora')).toContain('mfe-games 1.1.0 → 1.0.0');
  expect(await site('unlock', 'lock-1')).toBe('Took off lock-1 of Ann: mfe-games of aurora.\n');
  expect(await site(...DEPLOY)).toContain('mfe-games 1.0.0 → 1.1.0');
  expect(await site('rules')).toBe('Nothing is locked or frozen.\n');

  const { entries } = JSON.parse(await site('audit', '--json'));
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'unlock',
    'override',
    'refusal',
    'lock',
  ]);
  expect(await site('audit', '--limit', '1')).toMatch(
    /^\d{4}-\S+Z {2}#4 {2}\S.* {2}unlock {2}Took off lock-1 of Ann: mfe-games of aurora\n$/,
  );
  expect(await site('verify')).toContain('8 lines of the log follow one another.');
});

it('freezes from now on by the merchant’s clocks, and ends it @FD-065', async () => {
  const freeze = ['freeze', '--merchant', 'aurora', '--to', '2099-01-01T00:00', '--reason', 'holidays'];
  expect(await site(...freeze)).toMatch(
    /^Froze every remote of aurora from \d{4}-\d\d-\d\dT\d\d:\d\d to 2099-01-01T00:00 Asia\/Bangkok \(freeze-1\)\.\n$/,
  );
  await expect(site(...DEPLOY)).rejects.toMatchObject({ code: 'frozen' });
  expect(await site('rules')).toContain('now, 20');
  await site('unfreeze', 'freeze-1');
  await site(...DEPLOY);
});

it('says what is to come, and tells it as JSON', async () => {
  const times = ['--from', '2098-12-31T00:00', '--to', '2099-01-01T00:00', '--zone', 'UTC'];
  await site('freeze', 'mfe-games', ...times, '--reason', 'holidays', '--by', 'Ann');
  expect(await site('rules')).toBe(
    'freeze-1  mfe-games of every merchant  to come, 2098-12-31T00:00 to 2099-01-01T00:00 UTC  Ann  holidays\n',
  );
  expect(JSON.parse(await site('rules', '--json'))).toMatchObject({
    number: 1,
    locks: [],
    freezes: [{ id: 'freeze-1', remotes: ['mfe-games'], merchants: ['*'], zone: 'UTC', by: 'Ann' }],
  });
  await site(...DEPLOY);
});

it.each([
  [['lock', '--merchant', 'aurea', '--reason', 'x'], 'There is no merchant "aurea"'],
  [['lock', 'games', '--reason', 'x'], '"games" is no remote'],
  [['lock', '--reason', ' '], '--reason wants a reason: one line of 1 to 500'],
  [['freeze', '--to', 'tomorrow', '--zone', 'UTC', '--reason', 'x'], '"tomorrow" is no time'],
  [['unlock', 'lock-7'], 'There is no lock "lock-7"'],
])('refuses `site %j`', async (args, words) => {
  await expect(site(...args)).rejects.toThrow(words);
});

it.each(['lock', 'unlock', 'freeze', 'unfreeze', 'rules', 'audit'])(
  'has help with examples for %s',
  async (command) => {
    expect(await site(command, '--help')).toContain(`  npm run site -- ${command}`);
  },
);
