import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

/** Documents, scripts and style sheets name the files that they need; each as the browser would find it. */
const NAMED = /(?:href|src)="(\/[^"]+\.(?:css|js|svg))"|from '(\.[^']+)'|url\("([^"]+)"\)/g;

const filesNamedIn = (body: string, address: string): string[] =>
  [...body.matchAll(NAMED)].map(([, ...found]) => {
    const name = found.find((file) => file !== undefined) ?? '';
    return new URL(name, `https://site.test${address}`).pathname;
  });

/** Everything that a page loads, from its document on. */
async function filesOf(document: string): Promise<string[]> {
  const known = new Set<string>();
  const waiting = [document];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const { body } = await test.app.inject({ url: address, headers: { host: 'aurora.test:8080' } });
    const fresh = filesNamedIn(body, address).filter((file) => !known.has(file));
    for (const file of fresh) known.add(file);
    waiting.push(...fresh);
  }
  return [...known];
}

it.each([
  ['the demonstration game', '/sandbox/play', '/sandbox/'],
  ['the lottery', '/m/lotto-h5/mui/trad/games/501?token=none', '/m/lotto-h5/'],
])('serves all that the page of %s needs, below its own address', async (_page, document, prefix) => {
  const files = await filesOf(document);
  for (const ending of ['base.css', 'call.js', 'dom.js', 'noto-sans-thai-700.woff2'])
    expect(files).toContain(`${prefix}common/${ending}`);
  for (const url of files) {
    const answer = await test.app.inject({ url });
    expect([url, url.startsWith(prefix), answer.statusCode]).toEqual([url, true, 200]);
    if (url.endsWith('.woff2')) continue;
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const again = await test.app.inject({
      url,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  }
});
