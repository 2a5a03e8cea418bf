import type { Country } from '@site/contracts/areas/system';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'hanoi', country: 'VN' });
  await createMerchant(test.db, { code: 'nowhere', country: 'ZZ' });
});
afterAll(() => test.close());

const ask = (headers: Record<string, string>) =>
  test.app.inject({ url: '/wps/system/countries', headers: { merchant: 'aurora', ...headers } });

const listFor = async (headers: Record<string, string>): Promise<Country[]> =>
  (await ask(headers)).json().value.list;

const english = { 'accept-language': 'en' };
const codesOf = (list: Country[]) => list.map(({ code }) => code);

it('lists every country with its dialling code, once @RP-021', async () => {
  const list = await listFor(english);
  expect(list.length).toBeGreaterThan(200);
  expect(new Set(codesOf(list)).size).toBe(list.length);
  const dialling = Object.fromEntries(list.map(({ code, dialingCode }) => [code, dialingCode]));
  expect(dialling).toMatchObject({ TH: '66', LA: '856', GB: '44', US: '1', CA: '1', XK: '383' });
});

it('puts the merchant’s own country first, the others by name @RP-021', async () => {
  const list = await listFor(english);
  expect(list[0]).toEqual({ code: 'TH', name: 'Thailand', dialingCode: '66' });
  expect(list.slice(1, 4).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  const vietnamese = await listFor({ ...english, merchant: 'hanoi' });
  expect(vietnamese[0]).toMatchObject({ code: 'VN', dialingCode: '84' });
  expect(codesOf(vietnamese).sort()).toEqual(codesOf(list).sort());
  expect((await listFor({ ...english, merchant: 'nowhere' }))[0]?.name).toBe('Afghanistan');
});

it('names them in the caller’s language, in the order of its alphabet @RP-021', async () => {
  const list = await listFor({ 'accept-language': 'th' });
  expect(list.every(({ name }) => /\p{Script=Thai}/u.test(name))).toBe(true);
  const names = list.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['ไทย', 'กรีซ', 'กรีนแลนด์']);
  // Sorted by its consonant, not by the vowel that is written before it.
  expect(names.indexOf('เกาหลีใต้')).toBeLessThan(names.indexOf('จีน'));
});

it('is fetched again only when it has changed @RP-021', async () => {
  const { etag } = (await ask(english)).headers;
  expect((await ask({ ...english, 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await ask({ 'accept-language': 'th', 'if-none-match': String(etag) })).statusCode).toBe(200);
});
