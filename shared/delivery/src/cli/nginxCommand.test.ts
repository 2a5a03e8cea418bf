import { readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { changeSite } from '../product/deploy/deploy';
import { deployRelease } from '../product/deploy/deployRelease';
import { rollBack } from '../product/deploy/rollBack';
import { commandFolder } from '../testing/commandFolder';
import { RELEASES_URL, wholeSite } from '../testing/fixtures';
import type { localContext } from '../workspace/localContext';
import { siteCommand } from './siteCommand';

const ROOT = path.resolve(__dirname, '../../../..');

let folder: string;
let context: ReturnType<typeof localContext>;

beforeEach(async () => {
  ({ folder, context } = await commandFolder());
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const nginx = (...args: string[]) =>
  siteCommand(['nginx', '--out', path.join(folder, 'nginx'), ...args], {
    root: ROOT,
    environment: { SITE_DATA: folder, RELEASES_URL },
    output: { out: () => undefined, error: () => undefined },
  });
const written = (name = 'site.conf') => readFile(path.join(folder, 'nginx', name), 'utf8');
const deploy = (release: string) => deployRelease(context, 'aurora', { component: 'mfe-games', release });

it('writes a server for each merchant that is live, and one for the releases', async () => {
  await nginx('--listen', '127.0.0.1:9000', '--releases-listen', '127.0.0.1:9001');
  const conf = await written();
  expect(conf).toContain('server_name aurora.localhost localhost 127.0.0.1;');
  expect(conf).not.toContain('lagoon.localhost;');
  expect(conf).toContain('"/m/login" login.html;');
  for (const path of ['/site.json', '/manifest.webmanifest', '/sw.js'])
    expect(conf).toContain(`location = ${path} {`);
  expect(conf).toContain('application/manifest+json webmanifest;');
  expect(conf.match(/listen 127\.0\.0\.1:9001;/g)).toHaveLength(1);
  expect(await written('nginx.conf')).toContain(`include "${folder}/nginx/site.conf";`);
});

it('needs no new configuration for a release or a rollback', async () => {
  await nginx();
  const live = () => readlink(path.join(folder, 'store/live/aurora'));
  const before = await live();
  await deploy('1.1.0');
  expect(await live()).not.toBe(before);
  expect(await nginx('--check')).toBe(0);
  await rollBack(context, 'aurora', 'mfe-games');
  expect(await live()).toBe(before);
  expect(await nginx('--check')).toBe(0);
});

it('says that another configuration is needed for another set of merchants', async () => {
  await nginx();
  await changeSite(context, 'lagoon', 'deploy', () => wholeSite('1.0.0'));
  await expect(nginx('--check')).rejects.toThrow('site.conf in');
  await nginx();
  expect(await nginx('--check')).toBe(0);
  expect(await written()).toContain('server_name lagoon.localhost;');
});

it('knows each process of the platform, and sends to another what may be sent twice', async () => {
  await nginx('--platform', 'http://10.0.0.1:8090', '--platform', 'http://10.0.0.2:8090');
  const conf = await written();
  for (const host of ['10.0.0.1:8090', '10.0.0.2:8090'])
    expect(conf).toContain(`server ${host} max_fails=1 fail_timeout=5s;`);
  const withKeys = /location ~ \^\(\?:(.*)\)\$ \{([^}]*)\}/.exec(conf);
  expect(withKeys?.[1]?.split('|')).toEqual(
    expect.arrayContaining(['/wps/transaction/withdraw', '/lgw/orders', '/wps/wallets/transfer']),
  );
  expect(withKeys?.[1]).not.toContain('/wps/session/login');
  expect(withKeys?.[2]).toContain('proxy_next_upstream error timeout non_idempotent;');
  expect(conf.match(/proxy_next_upstream error timeout;/g)).toHaveLength(2);
});

it('serves the copy that mirror makes', async () => {
  const copy = path.join(folder, 'copy');
  const mirror = (...args: string[]) =>
    siteCommand(['mirror', '--out', copy, ...args], {
      root: ROOT,
      environment: { SITE_DATA: folder, RELEASES_URL },
      output: { out: () => undefined, error: () => undefined },
    });
  expect(await mirror()).toBe(0);
  await nginx('--mirror', copy);
  expect(await written()).toContain(`root "${copy}/releases";`);
  expect(await readlink(path.join(copy, 'live/aurora'))).toBe(
    await readlink(path.join(folder, 'store/live/aurora')),
  );
  await expect(mirror('--every', 'soon')).rejects.toThrow('--every soon is no time');
});

it('believes the proxies before it, and nobody else', async () => {
  await nginx('--trusted-proxies', '10.0.0.0/8, 2001:db8::1');
  const conf = await written();
  for (const line of [
    'set_real_ip_from 10.0.0.0/8;',
    'set_real_ip_from 2001:db8::1;',
    'real_ip_recursive on;',
  ])
    expect(conf).toContain(line);
  expect(conf).toContain('X-Forwarded-Proto $site_protocol;');
  await nginx();
  expect(await written()).not.toMatch(/real_ip|site_protocol/);
});

it.each([
  [['--out', ' '], '--out names no folder'],
  [['--trusted-proxies', '10.0.0.1; evil'], '"10.0.0.1; evil" is no proxy'],
  [['--listen', 'everywhere'], '"everywhere" is nothing to listen on'],
  [['--platform', 'https://platform.example/wps'], 'is no address: write it as http://127.0.0.1:8090'],
  [['--merchant', 'aurea'], 'known are aurora, lagoon.'],
  [['--merchant', 'lagoon'], 'Nothing is live for lagoon yet'],
])('refuses %j and says what would be right', async (args, words) => {
  await expect(nginx(...args)).rejects.toThrow(words);
});
