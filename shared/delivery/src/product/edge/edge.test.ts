import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AURORA, edgeOnTest, LAGOON } from '../../testing/edgeOnTest';
import { hostBuild } from '../../testing/fixtures';
import { documentHeaders } from './liveDocuments';

const HOST_SCRIPT = '/host-shell/1.0.0/main.dd44.js';

describe('edge', () => {
  const { ask } = edgeOnTest();

  it('tells the merchant by the host name @FD-013', async () => {
    const asked = await Promise.all(
      [AURORA, LAGOON, { Host: 'localhost' }, { Host: '127.0.0.1:8080' }].map((headers) =>
        ask('/m/home', { headers }),
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
    const answer = await ask('/m/home', { headers: { Host: 'evil.example' } });

    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.toString()).toBe('No site is served under this name.\n');
  });

  it('has documents asked about each time, and answers that they are unchanged', async () => {
    const first = await ask('/m/home', { headers: AURORA });
    const again = await ask('/m/home', {
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
    const answer = await ask(path, { headers: AURORA });

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    // A worker has the policy of its own script.
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('takes a path with a dot for a page unless it ends like a file @HS-002', async () => {
    const { body } = await ask('/m/home', { headers: AURORA });
    for (const path of ['/m/nowhere.php', '/m/a.b', '/M/REGISTER.HTML', '/m/v1.2']) {
      const answer = await ask(path, { headers: AURORA });
      expect([path, answer.status, answer.body.equals(body)]).toEqual([path, 200, true]);
    }
    for (const path of ['/m/nowhere.js', '/m/chunk.MJS', '/m/a.css', '/m/photo.png', '/m/data.json'])
      expect((await ask(path, { headers: AURORA })).status).toBe(404);
  });

  it('answers unknown pages with the home document and known ones with their own', async () => {
    const [home, unknown, login] = await Promise.all(
      ['/m/home', '/m/nowhere?x=1', '/m/login'].map((path) => ask(path, { headers: AURORA })),
    );

    expect(unknown?.status).toBe(200);
    expect(unknown?.body).toEqual(home?.body);
    expect(login?.body).not.toEqual(home?.body);
  });

  it.each([HOST_SCRIPT, '/host-shell/1.0.0/main.ee55.css'])('keeps %s for ever', async (path) => {
    const answer = await ask(path, { headers: AURORA });

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
    const answer = await ask(path, { headers: AURORA });

    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sends what was compressed ahead, in the best encoding that is taken', async () => {
    const script = hostBuild('1.0.0').get('main.dd44.js');
    const askIn = (encoding: string) =>
      ask(HOST_SCRIPT, { headers: { ...AURORA, 'Accept-Encoding': encoding } });
    const [brotli, gzip, refused, none] = await Promise.all(
      ['gzip, br', 'gzip', 'br;q=0, gzip;q=0', ''].map(askIn),
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
    const home = await ask('/m/home', { headers: AURORA });
    const sheet = /href="(\/brand\/[^"]+\.css)"/.exec(home.body.toString())?.[1] ?? '';

    expect((await ask(sheet, { headers: AURORA })).status).toBe(200);
    expect((await ask(sheet, { headers: LAGOON })).status).toBe(404);
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await ask('/m/home', { headers: AURORA, method: 'HEAD' });
    const post = await ask('/m/home', { headers: AURORA, method: 'POST', body: 'x' });

    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('lets no script run that was asked for without integrity @FD-032', async () => {
    const { headers } = await ask('/m/home', { headers: AURORA });
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('leaves Google’s scripts to the policy of contents where the merchant has Firebase, and there alone', () => {
    expect(documentHeaders({ policy: 'x', foreignScripts: true })).not.toHaveProperty('Integrity-Policy');
    expect(documentHeaders({ policy: 'x' })).toHaveProperty('Integrity-Policy');
  });
});
