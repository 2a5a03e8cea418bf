import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DiscoveryDocument, LiveSite } from '@site/contracts/discovery';
import { changeSite } from '../deploy/deploy';
import { deployRelease } from '../deploy/deployRelease';
import { rollBack } from '../deploy/rollBack';
import { readMerchants } from '../discovery/merchants';
import { fail } from '../testing/fail';
import { filledStore, hostBuild, MERCHANTS_FOLDER, storeRemote, wholeSite } from '../testing/fixtures';
import { serve, type TestServer } from '../testing/http';
import { edge } from './edge';
import { documentHeaders, liveDocuments } from './liveDocuments';

type Filled = Awaited<ReturnType<typeof filledStore>>;

const AURORA = { Host: 'aurora.localhost:8080' };
const LAGOON = { Host: 'lagoon.localhost:8080' };
const HOST_SCRIPT = '/host-shell/1.0.0/main.dd44.js';

describe('edge', () => {
  let filled: Filled;
  let platform: TestServer;
  let site: TestServer;
  const seen: IncomingMessage[] = [];

  beforeAll(async () => {
    filled = await filledStore();
    for (const code of ['aurora', 'lagoon']) {
      await changeSite(filled.context, code, 'deploy', () => wholeSite('1.0.0'));
    }
    platform = await serve((request, response) => {
      seen.push(request);
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(202, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
        response.end(JSON.stringify({ path: request.url, body }));
      });
    });
    site = await serve(edgeFor(`http://127.0.0.1:${platform.port}`, await merchants()));
  });

  afterAll(async () => {
    await Promise.all([site.close(), platform.close()]);
    await filled.remove();
  });

  const merchants = async () => (await readMerchants(MERCHANTS_FOLDER)).map(({ merchant }) => merchant);
  const edgeFor = (platformUrl: string, known: Awaited<ReturnType<typeof merchants>>) =>
    edge({
      store: filled.store,
      documents: liveDocuments(filled.store, filled.context.deployments),
      merchants: known,
      platformUrl,
      onFault: fail,
    });

  it('tells the merchant by the host name @FD-013', async () => {
    const asked = await Promise.all(
      [AURORA, LAGOON, { Host: 'localhost' }, { Host: '127.0.0.1:8080' }].map((headers) =>
        site.ask('/m/home', { headers }),
      ),
    );

    expect(asked.map(({ body }) => /data-merchant="(\w+)"/.exec(body.toString())?.[1])).toEqual([
      'aurora',
      'lagoon',
      'aurora',
      'aurora',
    ]);
  });

  it('says in words that a host name is nobody’s', async () => {
    const answer = await site.ask('/m/home', { headers: { Host: 'evil.example' } });

    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.toString()).toContain('No site is served under evil.example');
  });

  it('has documents asked about each time, and answers that they are unchanged', async () => {
    const first = await site.ask('/m/home', { headers: AURORA });
    const again = await site.ask('/m/home', {
      headers: { ...AURORA, 'If-None-Match': first.headers.etag ?? '' },
    });

    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/offline.html', 'text/html; charset=utf-8'],
  ])('has %s asked about each time, as %s', async (path, type) => {
    const answer = await site.ask(path, { headers: AURORA });

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    // A worker has the policy of its own script.
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('answers unknown pages with the home document and known ones with their own', async () => {
    const [home, unknown, login] = await Promise.all(
      ['/m/home', '/m/nowhere?x=1', '/m/login'].map((path) => site.ask(path, { headers: AURORA })),
    );

    expect(unknown?.status).toBe(200);
    expect(unknown?.body).toEqual(home?.body);
    expect(login?.body).not.toEqual(home?.body);
  });

  it.each([HOST_SCRIPT, '/host-shell/1.0.0/main.ee55.css'])('keeps %s for ever', async (path) => {
    const answer = await site.ask(path, { headers: AURORA });

    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/host-shell/1.0.0/gone.js',
    '/host-shell/9.9.9/main.js',
    '/host-shell/1.0.0/',
    '/brand/xx/brand.css',
    '/missing.js',
    '/m/app.css',
    '/favicon.ico',
    '/host-shell/%2e%2e/%2e%2e/deployments/aurora/000001.json',
  ])('answers %s with 404 in words, never with HTML', async (path) => {
    const answer = await site.ask(path, { headers: AURORA });

    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sends what was compressed ahead, in the best encoding that is taken', async () => {
    const script = hostBuild('1.0.0').get('main.dd44.js');
    const ask = (encoding: string) =>
      site.ask(HOST_SCRIPT, { headers: { ...AURORA, 'Accept-Encoding': encoding } });
    const [brotli, gzip, refused, none] = await Promise.all(
      ['gzip, br', 'gzip', 'br;q=0, gzip;q=0', ''].map(ask),
    );

    expect(brotli?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(script);
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip?.body ?? '')).toEqual(script);
    expect(refused?.headers['content-encoding']).toBeUndefined();
    expect(none?.body).toEqual(script);
    expect(brotli?.headers.vary).toBe('Accept-Encoding');
    expect(brotli?.headers.etag).not.toBe(none?.headers.etag);
  });

  it('gives a merchant its own brand files only', async () => {
    const home = await site.ask('/m/home', { headers: AURORA });
    const sheet = /href="(\/brand\/[^"]+\.css)"/.exec(home.body.toString())?.[1] ?? '';

    expect((await site.ask(sheet, { headers: AURORA })).status).toBe(200);
    expect((await site.ask(sheet, { headers: LAGOON })).status).toBe(404);
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await site.ask('/m/home', { headers: AURORA, method: 'HEAD' });
    const post = await site.ask('/m/home', { headers: AURORA, method: 'POST', body: 'x' });

    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('shows a new deployment at the next request', async () => {
    await storeRemote(filled.store, 'mfe-games', '1.1.0');
    await deployRelease(filled.context, 'lagoon', { component: 'mfe-games', release: '1.1.0' });
    const [lagoon, aurora] = await Promise.all(
      [LAGOON, AURORA].map((headers) => site.ask('/m/home', { headers })),
    );

    expect(lagoon?.body.toString()).toContain('/mfe-games/1.1.0/');
    expect(aurora?.body.toString()).not.toContain('/mfe-games/1.1.0/');
  });

  it('tells an open tab what is live, at once @FD-025', async () => {
    const first = await site.ask('/site.json', { headers: AURORA });
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
    const conditional = { ...AURORA, 'If-None-Match': first.headers.etag ?? '' };
    expect((await site.ask('/site.json', { headers: conditional })).status).toBe(304);

    await storeRemote(filled.store, 'mfe-agent', '1.1.0');
    await deployRelease(filled.context, 'aurora', { component: 'mfe-agent', release: '1.1.0' });
    const next = await site.ask('/site.json', { headers: conditional });
    const { host, discovery } = LiveSite.parse(JSON.parse(next.body.toString()));
    expect(host).toBe('1.0.0');
    expect(DiscoveryDocument.parse(discovery).microFrontends['site/mfe_agent']).toMatchObject([
      { metadata: { version: '1.1.0' } },
    ]);

    await rollBack(filled.context, 'aurora', 'mfe-agent');
    const back = await site.ask('/m/home', { headers: AURORA });
    expect(back.body.toString()).toContain('/mfe-agent/1.0.0/');
    expect(back.body.toString()).not.toContain('/mfe-agent/1.1.0/');
  });

  it('lets no script run that was asked for without integrity @FD-032', async () => {
    const { headers } = await site.ask('/m/home', { headers: AURORA });
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('leaves Google’s scripts to the policy of contents where the merchant has Firebase, and there alone', () => {
    expect(documentHeaders({ policy: 'x', foreignScripts: true })).not.toHaveProperty('Integrity-Policy');
    expect(documentHeaders({ policy: 'x' })).toHaveProperty('Integrity-Policy');
  });

  it('passes calls on, with what it has seen itself of the caller', async () => {
    const answer = await site.ask('/wps/session/login?a=1', {
      method: 'POST',
      headers: {
        ...AURORA,
        'Content-Type': 'application/json',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-For': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        Connection: 'x-secret, close',
        'X-Secret': 'yes',
      },
      body: '{"data":1}',
    });

    expect(answer.status).toBe(202);
    expect(JSON.parse(answer.body.toString())).toEqual({
      path: '/wps/session/login?a=1',
      body: '{"data":1}',
    });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    const { headers } = seen.at(-1) ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-host': 'aurora.localhost:8080',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('x-secret');
  });

  it.each(['/wps', '/lgw/x', '/lotto/y', '/cdn/art/a.svg', '/m/lotto-h5/z'])('passes %s on', async (path) => {
    expect((await site.ask(path, { headers: AURORA })).status).toBe(202);
  });

  it('keeps pages whose names only begin alike', async () => {
    const answer = await site.ask('/m/lotto-h5x', { headers: AURORA });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers for a platform that is down, in its envelope and the caller’s language', async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const alone = await serve(edgeFor(`http://127.0.0.1:${gone.port}`, await merchants()));
    const answer = await alone.ask('/wps/system/status', { headers: { ...AURORA, 'Accept-Language': 'th' } });
    const home = await alone.ask('/m/home', { headers: AURORA });
    await alone.close();

    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const body = JSON.parse(answer.body.toString());
    expect(body).toMatchObject({ success: false, error: { code: 'system.upgrading' } });
    expect(body.error.message).toMatch(/[฀-๿]/);
    expect(home.status).toBe(200);
  });
});
