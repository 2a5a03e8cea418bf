import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite } from '../product/deploy/deploy';
import { RELEASES_URL, REMOTES, storeHost, storeRemote, wholeSite } from '../testing/fixtures';
import { saidBySite } from '../testing/saidBySite';
import { dataFolder } from '../workspace/dataFolder';
import { localContext, merchantsFolder } from '../workspace/localContext';

const ROOT = path.resolve(__dirname, '../../../..');

let folder: string;
let settings: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  settings = {
    SITE_DATA: folder,
    SITE_POLICY: path.join(folder, 'policy'),
    SITE_PREVIEW_KEY: path.join(folder, 'preview.pem'),
    EDGE_PORT: '21510',
  };
  const context = localContext(
    merchantsFolder(ROOT, {}),
    dataFolder(ROOT, { SITE_DATA: folder }),
    RELEASES_URL,
  );
  await Promise.all([
    storeHost(context.store, '1.0.0'),
    ...REMOTES.map((remote) => storeRemote(context.store, remote, '1.0.0')),
    storeRemote(context.store, 'mfe-games', '1.5.0-rc.1'),
  ]);
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
});
afterEach(() => rm(folder, { recursive: true }));

function site(...args: string[]): Promise<string> {
  return saidBySite(args, { root: ROOT, environment: settings });
}

const PREVIEW = ['preview', 'mfe-games@1.5.0-rc.1', '--merchant', 'aurora'];

it('leads a new user from a key to a link, and back @FD-077', async () => {
  await expect(site(...PREVIEW)).rejects.toThrow('SITE_PREVIEW_KEY names a file that cannot be read.');
  await site('keys', 'new', '--preview', '--merchants', 'aurora', '--out', settings.SITE_PREVIEW_KEY ?? '');
  await expect(site(...PREVIEW)).rejects.toThrow('site deploy host-shell@1.0.0 --merchant aurora.');
  expect(await site('deploy', 'host-shell@1.0.0', '--merchant', 'aurora')).toBe(
    'Live for aurora: settings of the merchant (deployment 2).\n',
  );

  const [link = '', , says, hint = ''] = (
    await site(...PREVIEW, '--for', '2d', '--path', '/m/gameList')
  ).split('\n');
  expect(link).toMatch(/^http:\/\/aurora\.localhost:21510\/m\/gameList\?preview=[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(says).toMatch(/^Shows mfe-games@1\.5\.0-rc\.1 on aurora's site .* until \d{4}-\S+Z\.$/);
  const [, id = ''] = /--revoke (\S+) --merchant aurora$/.exec(hint) ?? [];
  expect(await site('preview', '--merchant', 'aurora')).toMatch(
    new RegExp(`^${id} +mfe-games@1\\.5\\.0-rc\\.1 .* until \\S+Z\n$`),
  );

  expect(await site('preview', '--revoke', id, '--merchant', 'aurora', '--by', 'ann')).toMatch(
    /^Taken back: the link of .* to mfe-games@1\.5\.0-rc\.1 shows what is live/,
  );
  expect(await site('preview', '--merchant', 'aurora')).toContain('taken back');
  expect(await site('log', '--limit', '1')).toMatch(/#3 +ann +deploy +settings of the merchant\n$/);
});

it.each([
  [['--for', '8d'], '--for 8d is too long: at most 7d.'],
  [['--for', 'a week'], '--for a week is no age'],
  [['--path', '//elsewhere.example'], '--path //elsewhere.example is no path of a page'],
  [['--site', 'aurora.example'], '--site aurora.example is no address of a site'],
  [['--revoke', 'abc'], '--revoke takes the link abc back: leave out mfe-games@1.5.0-rc.1.'],
])('refuses %j', async (options, words) => {
  await expect(site(...PREVIEW, ...options)).rejects.toThrow(words);
});

it('says that there is none', async () => {
  expect(await site('preview', '--merchant', 'lagoon')).toBe('lagoon has no preview link.\n');
});
