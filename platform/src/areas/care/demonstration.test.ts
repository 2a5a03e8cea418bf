import { eq } from 'drizzle-orm';
import { secondsByDay } from '../../core/care/play/played';
import { merchants } from '../../core/merchants/tables';
import { createSeededApp, type SeededApp } from '../../testing/seeded';
import { CARE } from './testing';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

const settings = async (merchant: string) =>
  (await test.guest(merchant).get(`${CARE}/settings`)).json().value;

it('gives the two merchants the rules of two licences @PL-004', async () => {
  expect(await settings('aurora')).toMatchObject({
    coolingHours: 24,
    raiseAfterPeriod: false,
    limitRequired: false,
    pace: { slotsMs: 2_500 },
  });
  expect(await settings('lagoon')).toMatchObject({
    coolingHours: 72,
    raiseAfterPeriod: true,
    limitRequired: true,
    pace: { slotsMs: 3_000 },
  });
});

it('has the time that its player has played on earlier days', async () => {
  const days = { first: '2026-11-01', last: '2026-11-20' };
  const played = await secondsByDay(test.db, 'aurora-player01', days, 'Asia/Bangkok');
  expect(played.size).toBeGreaterThan(10);
  expect(played.has('2026-11-20')).toBe(false);
});

it('lets who signs in to the demonstration pay in where a limit has to be chosen', async () => {
  for (const username of ['player01', 'agent01']) {
    const player = await test.signIn(username, 'lagoon');
    const { list } = (await player.get(`${CARE}/limits`)).json().value;
    expect(list).toMatchObject([{ kind: 'DEPOSIT', period: 'MONTH', value: '1000000.00', source: 'MEMBER' }]);
  }
});

it('names who helps, by merchant and country, in the language of the call, also in maintenance @PL-035', async () => {
  const names = async (merchant: string, query: Record<string, string>) =>
    (await test.guest(merchant).get(`${CARE}/help`, query))
      .json()
      .value.list.map(({ name }: { name: string }) => name);
  expect(await names('aurora', { language: 'EN' })).toEqual([
    'Clear Line',
    'Riverside Clinic',
    'Pause Register',
  ]);
  expect(await names('lagoon', { language: 'TH' })).toEqual(['ครอบครัวเคียงข้าง', 'สายด่วนใจใส', 'คลินิกริมน้ำ']);
  expect(await names('aurora', { language: 'EN', country: 'SE' })).toEqual([]);
  await test.db.update(merchants).set({ maintenance: true }).where(eq(merchants.code, 'aurora'));
  expect(await names('aurora', { language: 'EN', country: 'TH' })).toHaveLength(3);
});
