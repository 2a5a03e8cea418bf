import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accessFile, readAccess } from '../access/accessFile';
import { identify } from '../access/identify';
import { auditIn } from '../audit/auditLog';
import { folderStore } from '../product/store/folderStore';
import { saidBySite } from '../testing/saidBySite';
import { dataFolder } from '../workspace/dataFolder';

const ROOT = path.resolve(__dirname, '../../../..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'token-'));
});
afterEach(() => rm(folder, { recursive: true }));

function site(...args: string[]): Promise<string> {
  return saidBySite(args, { root: ROOT, environment: { SITE_DATA: folder, SITE_POLICY: folder } });
}

it('makes a token that works until its end and stands nowhere, lists it, and ends it @FD-066 @FD-067', async () => {
  const made = ['token', 'make', 'ci of games', '--role', 'deployer', '--remotes', 'mfe-games', 'mfe-auth'];
  const { token, until } = JSON.parse(await site(...made, '--for', '12h', '--json'));
  const bearing = async (now: Date) =>
    identify(
      await readAccess(folder),
      { headers: { authorization: `Bearer ${token}` }, remoteAddress: '203.0.113.9' },
      { now },
    ).identity;
  const grants = [{ role: 'deployer', remotes: ['mfe-games', 'mfe-auth'], merchants: ['*'] }];
  expect(await bearing(new Date())).toEqual({ name: 'ci of games', until, grants });
  expect(await bearing(new Date(Date.now() + 12 * 60 * 60 * 1000))).toBeUndefined();
  const text = await readFile(accessFile(folder), 'utf8');
  expect(text).not.toContain(token);
  // As the lint wants it: it is committed.
  expect(text).toContain('"remotes": ["mfe-games", "mfe-auth"]');

  expect(await site('token', 'ls')).toBe(
    `ci of games  token  until ${until}  deployer of mfe-games, mfe-auth for every merchant\n`,
  );
  await site('token', 'end', 'ci of games');
  expect(await bearing(new Date())).toBeUndefined();
  expect(await site('token', 'ls')).toBe('Nobody is in access.json yet.\n');

  const log = await auditIn(folderStore(dataFolder(ROOT, { SITE_DATA: folder }).store)).history();
  expect(log.map(({ kind, words }) => [kind, words])).toEqual([
    ['token', 'Took ci of games out of access.json'],
    [
      'token',
      `Made a token for ci of games until ${until}: deployer of mfe-games, mfe-auth for every merchant`,
    ],
  ]);
  expect(JSON.stringify(log)).not.toContain(token);
});

it('shows a person the token in a line of its own', async () => {
  const [first, second] = (await site('token', 'make', 'ann', '--role', 'viewer')).split('\n');
  expect(first).toMatch(/^site_[\w-]{43}$/);
  expect(second).toBe('');
});

it.each([
  [['token', 'make', 'ann', '--role', 'viewer', '--for', '366d'], '--for 366d is too long: at most 365d.'],
  [['token', 'make', 'ann', '--role', 'viewer', '--remotes', 'games'], 'access.json is wrong at'],
  [['token', 'make', 'a\nb', '--role', 'viewer'], 'access.json is wrong at people.0.name'],
  [['token', 'end', 'ann'], 'There is no "ann" in access.json: there is nobody.'],
])('refuses `site %j`', async (args, words) => {
  await expect(site(...args)).rejects.toThrow(words);
});

it('says which roles there are', async () => {
  expect(await site('token', 'make', 'ann', '--role', 'owner')).toContain(
    'Allowed choices are viewer, deployer, approver, admin',
  );
});
