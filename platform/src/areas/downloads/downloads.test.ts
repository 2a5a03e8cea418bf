import { DownloadLink } from '@site/contracts/areas/system';
import * as z from 'zod/mini';
import { newMerchants } from '../../demo/seed/merchants/merchants';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, { name: 'Aurora & <Friends>', hosts: ['aurora.localhost'] });
  await createMerchant(test.db, { code: 'lagoon' });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the profile for iOS', () => {
  const url = '/cdn/downloads/aurora/home-screen.mobileconfig';

  it('opens the site where the user reached it, and says that it is a web clip', async () => {
    const answer = await get(url, { host: 'aurora.localhost:8080' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/x-apple-aspen-config; charset=utf-8',
    ]);
    expect(answer.body).toContain('<key>URL</key><string>http://aurora.localhost:8080/?WEBCLIP=1</string>');
    expect(answer.body).toContain('<key>FullScreen</key><true/>');
    expect(answer.body).toContain('<key>Label</key><string>Aurora &#38; &#60;Friends&#62;</string>');
  });

  it('leads to the merchant alone, whoever the caller says to be', async () => {
    const { body } = await get(url, { host: 'elsewhere.example' });
    expect(body).toContain('<string>https://aurora.test/?WEBCLIP=1</string>');
    expect(body).not.toContain('elsewhere');
  });

  it('is the same profile each time, so that it replaces itself', async () => {
    const [one, other] = await Promise.all([get(url), get(url)]);
    expect(one.body).toBe(other.body);
    expect(one.body.match(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g)).toHaveLength(2);
  });
});

it.each([
  ['ios', 'en', 'for iOS'],
  ['android', 'en', 'for Android'],
  ['android', 'th', 'สำหรับ Android'],
])('has a page at the link of the app: %s, %s', async (store, language, title) => {
  const answer = await get(`/cdn/downloads/aurora/${store}`, { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(answer.body).toContain(`<h1>Aurora &#38; &#60;Friends&#62; ${title}</h1>`);
});

it.each([
  '/cdn/downloads/nobody/ios',
  '/cdn/downloads/nobody/home-screen.mobileconfig',
  '/cdn/downloads/aurora/x',
])('has nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it.each(newMerchants())('answers at every link of $code @SH-030', async ({ code, profile }) => {
  const links = z.parse(z.array(DownloadLink), profile.resources.downloadLinks);
  expect(links.map(({ resourceType }) => resourceType)).toEqual(['MOBILECONFIG', 'IOS', 'Android']);
  for (const { url } of links) {
    expect(url).toContain(code);
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  }
});
