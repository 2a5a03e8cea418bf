import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HEALTH_TIME_PATH } from '@site/contracts/federation/health';
import { isHidden, SMUGGLED, smuggle } from '@site/delivery/testing/smuggling';
import { HomePage } from '../support/homePage';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { workerHasHome } from '../support/workerCaches';
import { deriveBuild } from './derivedBuild';
import { type Asked, ask, findNginx, type RunningNginx, startNginx } from './nginx';
import { freePorts, type OwnSite, startOwnSite } from './ownSite';

const say = words.en;
const nginx = findNginx();

test.skip(
  nginx === undefined,
  'nginx is not on this machine: apt-get install nginx-light libnginx-mod-http-brotli-static',
);
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

let site: OwnSite;
let folder: string;
let running: RunningNginx;
let sitesPort = 0;
let releasesPort = 0;

const nginxOptions = () => [
  '--out',
  path.join(folder, 'nginx'),
  '--listen',
  `127.0.0.1:${sitesPort}`,
  '--releases-listen',
  `127.0.0.1:${releasesPort}`,
  '--platform',
  `http://127.0.0.1:${site.ports.PLATFORM_PORT}`,
];

test.beforeAll(async () => {
  if (!nginx) return;
  [site, folder] = await Promise.all([startOwnSite(), mkdtemp(path.join(tmpdir(), 'nginx-'))]);
  [sitesPort = 0, releasesPort = 0] = await freePorts(2);
  await site.run('nginx', ...nginxOptions());
  running = await startNginx(nginx, path.join(folder, 'nginx/nginx.conf'), sitesPort);
});

test.afterAll(async () => {
  await running?.stop();
  await site?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const MERCHANTS = ['aurora', 'lagoon'] as const;
const of = (merchant: string, asked: Asked = {}): Asked => ({
  ...asked,
  headers: { host: `${merchant}.localhost:${sitesPort}`, ...asked.headers },
});
const askSite = (address: string, asked: Asked = {}, merchant = 'aurora') =>
  ask(sitesPort, address, of(merchant, asked));
const askEdge = (address: string, asked: Asked = {}, merchant = 'aurora') =>
  ask(site.ports.EDGE_PORT, address, of(merchant, asked));

/** The host's script that home starts with. */
async function mainScript(): Promise<string> {
  const { body } = await askSite('/m/home');
  return /src="(\/host-shell\/[^"]+\/main[^"]+\.js)"/.exec(body.toString('utf8'))?.[1] ?? '';
}

/** Headers of a document that decide what a browser does with it. */
const POLICIES = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'integrity-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

for (const merchant of MERCHANTS) {
  test(`answers the documents of ${merchant} as the edge does`, {
    tag: ['@FD-013', '@FD-033'],
  }, async () => {
    const files = ['/site.json', '/manifest.webmanifest', '/sw.js', '/offline.html'];
    for (const address of [
      '/',
      '/m/home',
      '/m/login',
      '/m/activity',
      '/m/nowhere',
      '/m/nowhere.php',
      ...files,
    ]) {
      const [served, edge] = await Promise.all([
        askSite(address, {}, merchant),
        askEdge(address, {}, merchant),
      ]);
      expect(served.status, address).toBe(200);
      expect(served.body.equals(edge.body), address).toBe(true);
      for (const name of POLICIES)
        expect(served.headers[name], `${address} ${name}`).toBe(edge.headers[name]);
      expect(served.headers['cache-control']).toBe('no-cache');
      const again = await askSite(
        address,
        { headers: { 'if-none-match': served.headers.etag ?? '' } },
        merchant,
      );
      expect([again.status, again.body.length], address).toEqual([304, 0]);
    }
  });
}

test('sends the copies that were made ahead, and keeps what has a hash for good', {
  tag: ['@FD-003', '@FD-035'],
}, async () => {
  const configuration = await readFile(path.join(folder, 'nginx/site.conf'), 'utf8');
  // Not every nginx has the module for the other one.
  const encodings = configuration.includes('brotli_static on;')
    ? (['br', 'gzip'] as const)
    : (['gzip'] as const);
  const script = await mainScript();
  const plain = await askSite(script);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const address of [script, '/m/home']) {
    const original = await askSite(address);
    for (const encoding of encodings) {
      const packed = await askSite(address, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(unpack[encoding](packed.body).equals(original.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(original.body.length / 2);
    }
  }
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');

  const [release = ''] = await readdir(path.join(site.store, 'releases/mfe-games'));
  const manifest = await ask(releasesPort, `/mfe-games/${release}/mf-manifest.json`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(manifest.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'content-encoding': 'gzip',
  });
});

test('answers what is missing in words, never with HTML', async () => {
  const missing = [
    '/host-shell/9.9.9/main.js',
    '/brand/000000000000/brand.css',
    '/m/script.js',
    '/favicon.ico',
  ];
  const answers = [
    ...(await Promise.all(missing.map((address) => askSite(address)))),
    await ask(releasesPort, '/mfe-games/9.9.9/remoteEntry.js'),
    await ask(releasesPort, '/mfe-games/'),
    await ask(releasesPort, '/../deployments/aurora/000001.json'),
    await ask(releasesPort, '/%2e%2e/deployments/aurora/000001.json'),
    await askSite('/brand/..%2f..%2f..%2fdeployments/aurora/000001.json'),
    // What the platform has for other services, however it is asked for.
    ...(await Promise.all(
      [HEALTH_TIME_PATH, '/internal/', '/internal/%68ealth/time', '/wps/../internal/health/time'].map(
        (address) => askSite(address),
      ),
    )),
  ];
  for (const { status, body } of answers) {
    expect([400, 404]).toContain(status);
    expect(body.toString('utf8')).not.toContain('"merchant"');
  }
  for (const { status, headers } of answers) {
    if (status === 404) expect(headers['content-type']).toMatch(/^text\/plain/);
  }
  const stranger = await ask(sitesPort, '/', { headers: { host: 'elsewhere.example' } });
  expect([stranger.status, stranger.body.toString('utf8')]).toEqual([
    404,
    'No site is served under this name.\n',
  ]);
});

test('lets nobody write, and answers HEAD without a body', async () => {
  for (const address of ['/m/home', await mainScript()]) {
    const posted = await askSite(address, { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    const head = await askSite(address, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  }
});

for (const merchant of MERCHANTS) {
  test(`a player comes in at ${merchant} and goes, through nginx`, {
    tag: ['@FD-013', '@FD-033'],
  }, async ({ page }) => {
    const home = new HomePage(page, say);
    await page.goto(`http://${merchant}.localhost:${sitesPort}/m/home`);
    await home.isWhole();
    await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
    await logIn(page, say, 'player01');
    await expect(home.balanceChip()).toBeVisible();
    await page.getByRole('tab', { name: say.slots, exact: true }).click();
    await page.getByRole('link', { name: say.showMoreSlots }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`http://${merchant}.localhost:${sitesPort}/m/home`);
    await page.getByRole('banner').getByRole('button', { name: say.openMenu }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.logOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
  });
}

test('shows a release and its rollback at the next page, without another configuration', {
  tag: ['@FD-019', '@FD-021'],
}, async () => {
  const live = async () =>
    /\/mfe-agent\/([^/"]+)\/mf-manifest/.exec((await askSite('/m/home')).body.toString('utf8'))?.[1] ?? '';
  const before = await live();
  const build = path.join(folder, 'build');
  await deriveBuild(path.join(site.store, 'releases/mfe-agent', before), '9.1.0', build);

  await site.run('release', 'mfe-agent', '--from', build, '--as', '9.1.0');
  await site.run('deploy', 'mfe-agent@9.1.0', '--merchant', 'aurora');
  expect(await live()).toBe('9.1.0');
  await site.run('nginx', ...nginxOptions(), '--check');
  await site.run('rollback', 'mfe-agent', '--merchant', 'aurora');
  expect(await live()).toBe(before);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page takes what is live while there is a network, and starts without one', {
    tag: ['@FD-025', '@HS-096'],
  }, async ({ page, context }) => {
    const releases = path.join(site.store, 'releases/mfe-agent');
    const [before = ''] = await readdir(releases);
    await deriveBuild(path.join(releases, before), '9.2.0', path.join(folder, 'next'));
    await site.run('release', 'mfe-agent', '--from', path.join(folder, 'next'), '--as', '9.2.0');
    const home = new HomePage(page, say);
    const discovery = () => page.locator('#discovery').textContent();

    await page.goto(`http://aurora.localhost:${sitesPort}/m/home`);
    await home.isWhole();
    await workerHasHome(page);
    await site.run('deploy', 'mfe-agent@9.2.0', '--merchant', 'aurora');
    await page.reload();
    expect(await discovery()).toContain('/mfe-agent/9.2.0/');
    await site.run('rollback', 'mfe-agent', '--merchant', 'aurora');
    await page.reload();
    expect(await discovery()).not.toContain('/mfe-agent/9.2.0/');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('list', { name: say.hotNow }).getByRole('article').first()).toBeVisible();
    expect(await discovery()).not.toContain('/mfe-agent/9.2.0/');
  });
});

/** Another nginx, before a platform of the test's own. */
async function nginxBefore(platformPort: number, name: string): Promise<RunningNginx & { port: number }> {
  const [port = 0, releases = 0] = await freePorts(2);
  const out = path.join(folder, name);
  await site.run(
    'nginx',
    ...['--out', out, '--listen', `127.0.0.1:${port}`, '--releases-listen', `127.0.0.1:${releases}`],
    ...['--platform', `http://127.0.0.1:${platformPort}`],
  );
  return { port, ...(await startNginx(nginx ?? '', path.join(out, 'nginx.conf'), port)) };
}

test('hides no request in another', async () => {
  const paths: (string | undefined)[] = [];
  const platform = createServer((request, response) => {
    paths.push(request.url);
    response.end(request.url);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const before = await nginxBefore((platform.address() as AddressInfo).port, 'smuggling');
  try {
    for (let round = 0; round < 3; round += 1) {
      const { host = '' } = of('aurora').headers ?? {};
      await Promise.all(SMUGGLED.map((smuggled) => smuggle(before.port, host, '/wps/attacker', smuggled)));
      const victims = Array.from({ length: 20 }, (_, number) => `/wps/victim/${number}`);
      const answers = await Promise.all(victims.map((victim) => ask(before.port, victim, of('aurora'))));
      expect(answers.map(({ body }) => body.toString('utf8'))).toEqual(victims);
    }
    expect(paths.filter(isHidden)).toEqual([]);
  } finally {
    await before.stop();
    platform.close();
    platform.closeAllConnections();
  }
});

test('passes news on as they come', async () => {
  const headers = { host: `aurora.localhost:${sitesPort}`, 'accept-encoding': 'gzip' };
  const sent = request({ host: '127.0.0.1', port: sitesPort, path: '/wps/news', headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // The beginning is here, though nothing follows it yet.
  const [first] = await once(answer, 'data');
  expect(String(first)).toBe(': news\nretry: 3000\n\n');
  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.headers).not.toHaveProperty('content-encoding');
  answer.destroy();
});

test('answers in the platform’s envelope when the platform is away', async () => {
  const [nobody = 0] = await freePorts(1);
  const { port, stop } = await nginxBefore(nobody, 'away');
  try {
    for (const [language, word] of [
      ['en', 'not available'],
      ['th', 'ขณะนี้'],
    ] as const) {
      const answer = await ask(
        port,
        '/wps/system/status',
        of('aurora', { headers: { 'accept-language': language } }),
      );
      expect(answer.status).toBe(503);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(answer.body.toString('utf8'))).toMatchObject({
        success: false,
        error: { code: 'system.upgrading', message: expect.stringContaining(word) },
      });
    }
  } finally {
    await stop();
  }
});
