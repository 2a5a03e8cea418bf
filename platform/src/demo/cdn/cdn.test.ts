import { eq } from 'drizzle-orm';
import { listBanners } from '../../areas/announcements/banners';
import { banners } from '../../areas/announcements/tables';
import { artUrl } from '../../areas/games/artUrl';
import { games } from '../../areas/games/tables';
import { FACES } from '../../areas/member/headIcons';
import { createTestApp, type TestApp } from '../../testing/app';
import { createGame, createMerchant } from '../../testing/fixtures';
import { sceneNames, stoneNames } from '../art';
import { presenterNames } from '../art/presenters';
import { xmlFault } from '../art/testing/xml';
import { wareNames } from '../art/wares';

let test: TestApp;
let game: Awaited<ReturnType<typeof createGame>>;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon', hosts: ['lagoon.localhost'] });
  game = await createGame(test.db, 'aurora', { code: 'copper-koi' });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it('serves the art of a game for good under the address that names what it shows', async () => {
  for (const kind of ['tile', 'icon', 'wide'] as const) {
    const answer = await get(artUrl(game, kind, 'en'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toMatch(/^<svg/);
  }
});

it('reads no table for what it has drawn before', async () => {
  const url = artUrl(await createGame(test.db, 'aurora', { code: 'soon-gone' }), 'tile', 'en');
  const first = await get(url);
  await test.db.delete(games).where(eq(games.code, 'soon-gone'));
  const again = await get(url);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('does not keep for good what another address shows', async () => {
  const old = await get('/cdn/art/MOONREEF/copper-koi.tile.svg?lang=en&v=0000000000');
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
});

it('compresses pictures, and revalidates them in any encoding', async () => {
  const url = artUrl(game, 'tile', 'en');
  const plain = await get(url);
  for (const encoding of ['br', 'gzip']) {
    const answer = await get(url, { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.5);
    expect((await get(url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  }
});

it('lets a picture that is opened by itself run nothing', async () => {
  const answer = await get(artUrl(game, 'tile', 'en'));
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('serves scenes of each merchant, vendor marks and avatars', async () => {
  for (const url of [
    ...sceneNames.map((scene) => `/cdn/scenes/aurora/${scene}.svg`),
    `/cdn/scenes/lagoon/${sceneNames[0]}.svg?size=hero`,
    '/cdn/vendors/MOONREEF-WHITE.svg',
    '/cdn/vendors/MOONREEF-COLOR.svg',
    '/cdn/avatars/player01.svg',
    ...wareNames.map((ware) => `/cdn/wares/${ware}.svg`),
    ...presenterNames.map((name) => `/cdn/presenters/${name}.svg`),
    ...stoneNames.map((stone) => `/cdn/levels/${stone}.svg`),
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
});

it('draws a bounded number of faces, whatever names are asked for', async () => {
  const faces = await Promise.all(
    Array.from({ length: 1_500 }, async (_, name) => (await get(`/cdn/avatars/stranger${name}.svg`)).body),
  );
  expect(new Set(faces).size).toBeLessThanOrEqual(256);
  const choices = await Promise.all(FACES.map(async (face) => (await get(`/cdn/avatars/${face}.svg`)).body));
  expect(new Set(choices).size).toBe(FACES.length);
});

it.each([
  '/cdn/art/MOONREEF/nothing.tile.svg',
  '/cdn/art/MOONREEF/copper-koi.huge.svg',
  '/cdn/art/MOONREEF/copper-koi.tile.png',
  '/cdn/art/%00/copper-koi.tile.svg',
  '/cdn/art/..%2f..%2fpackage.json/copper-koi.tile.svg',
  '/cdn/scenes/aurora/nowhere.svg',
  '/cdn/scenes/nobody/reef.svg',
  '/cdn/promotions/nothing.svg',
  '/cdn/promotions/..%2fsecrets.svg',
  '/cdn/vendors/NOBODY-WHITE.svg',
  '/cdn/levels/plastic.svg',
  '/cdn/wares/yacht.svg',
  '/cdn/presenters/nobody.svg',
  '/cdn/avatars/<script>.svg',
  `/cdn/avatars/${'a'.repeat(65)}.svg`,
])('has nothing at %s', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not.found']);
});

it('draws who leads in the language of its address, and as large as the page is told', async () => {
  const board = {
    heading: { en: 'Top deposits', th: 'อันดับยอดฝาก' },
    days: { en: '9–15 November', th: '9–15 พฤศจิกายน' },
    rows: [
      { name: 'na***88', sum: '฿1,284,000' },
      { name: '<b>&"', sum: '฿962,300' },
      { name: 'x'.repeat(300), sum: '฿845,120' },
      { name: 'ar***ee', sum: '฿610,400' },
    ],
  };
  const text = { en: 'Top deposits', th: 'อันดับยอดฝาก' };
  const row = { merchant: 'aurora', groupName: 'm_test', scene: 'reef', eyebrow: text, title: text };
  await test.db.insert(banners).values([
    { ...row, id: 'board', position: 0, board, caption: text },
    { ...row, id: 'plain', position: 1 },
  ]);
  for (const [language, heading] of Object.entries(board.heading)) {
    const [banner, plain] = await listBanners(test.db, {
      merchant: 'aurora',
      groupName: 'm_test',
      offers: true,
      language: language as 'en' | 'th',
      now: new Date(test.clock()),
    });
    expect(banner).toMatchObject({ size: { width: 358, height: 320 }, caption: heading });
    expect([plain?.size, plain?.caption]).toEqual([undefined, undefined]);
    const answer = await get(banner?.url ?? '');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(xmlFault(answer.body)).toBeNull();
    expect(answer.body).toContain(heading);
    expect(answer.body).toContain('viewBox="0 0 358 320"');
    expect(answer.body).not.toContain('<b>');
    expect(answer.body).not.toContain('x'.repeat(60));
  }
  expect((await get('/cdn/boards/plain.svg')).statusCode).toBe(404);
  expect((await get('/cdn/boards/..%2fboard.svg')).statusCode).toBe(404);
});
