import type { Benefits } from '@site/contracts/areas/benefits';
import type { Account } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import { DAY } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { hasLevel, levelOf } from './levelOf';
import { levelPoints } from './tables';
import { createLevels } from './testing';

let test: TestApp;
let account: Account;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon' });
  await createLevels(test.db, 'aurora');
});
afterAll(() => test.close());
beforeEach(async () => {
  account = await createAccount(test.db, 'aurora');
});

const reach = (points: number, { id } = account) =>
  test.db.insert(levelPoints).values({ accountId: id, points });
const ask = async (url: string, language = 'EN', owner = account) => {
  const headers = await signedInHeaders(test.db, owner, test.clock());
  return test.app.inject({ url, query: { language }, headers });
};
const room = async (language?: string, owner?: Account): Promise<Benefits> =>
  valueIn(await ask('/wps/member/benefits', language, owner));
const club = async (owner?: Account): Promise<{ labelName: string } | undefined> =>
  valueIn<{ clubLabel?: { labelName: string } }>(await ask('/wps/member/info', 'EN', owner)).clubLabel;

it('tells where a member stands, and what each level really gives', async () => {
  await reach(120);
  expect(await room()).toEqual({
    level: { id: 'aurora-silver', name: 'Silver' },
    points: 120,
    nextAt: 300,
    levels: [
      {
        id: 'aurora-bronze',
        name: 'Bronze',
        icon: '/cdn/levels/bronze.svg',
        from: 0,
        privileges: [{ title: 'Daily rebate, slots', value: '0.50%' }],
      },
      {
        id: 'aurora-silver',
        name: 'Silver',
        icon: '/cdn/levels/silver.svg',
        from: 100,
        privileges: [
          { title: 'Daily rebate, slots', value: '1.00%' },
          { title: 'Daily rebate, live', value: '0.40%' },
          { title: 'Birthday gift', value: '฿200.00' },
          { title: 'Level-up gift', value: '฿100.00' },
        ],
      },
      {
        id: 'aurora-gold',
        name: 'Gold',
        icon: '/cdn/levels/gold.svg',
        from: 300,
        privileges: [
          { title: 'Daily rebate, slots', value: '1.50%' },
          { title: 'Birthday gift', value: '฿500.00' },
          { title: 'Level-up gift', value: '฿300.00' },
        ],
      },
    ],
    kept: [{ title: 'Your level', text: 'Once reached, it does not fall.' }],
  });
  expect((await room('TH')).levels[0]?.privileges).toEqual([{ title: 'เงินคืนรายวัน สล็อต', value: '0.50%' }]);
});

it('begins at the lowest level, and has none above the highest', async () => {
  expect(await room()).toMatchObject({ level: { name: 'Bronze' }, points: 0, nextAt: 100 });
  await reach(300);
  const highest = await room();
  expect(highest).toMatchObject({ level: { name: 'Gold' }, points: 300 });
  expect(highest.nextAt).toBeUndefined();
});

it('tells a member whom nothing is offered no privilege @PL-039', async () => {
  await changeState(test.db, account.id, { offersStoppedUntil: new Date(test.clock() + DAY) });
  const { level, levels } = await room();
  expect(level?.name).toBe('Bronze');
  expect(levels.map(({ privileges }) => privileges)).toEqual([[], [], []]);
});

it('is no page of who is closed for play @PL-020', async () => {
  await changeState(test.db, account.id, { timeoutUntil: new Date(test.clock() + DAY) });
  expect(refusalOf(await ask('/wps/member/benefits'))).toEqual([403, 'play.closed']);
});

it('has no level at a merchant without any', async () => {
  const other = await createAccount(test.db, 'lagoon');
  await reach(500, other);
  expect(await room('EN', other)).toEqual({ points: 500, levels: [], kept: [] });
  expect(await levelOf(test.db, other)).toEqual({ level: undefined, points: 500, next: undefined });
  expect(await hasLevel(test.db, other, 'aurora-bronze')).toBe(false);
});

it('is the club label of the member, unless the merchant calls them otherwise', async () => {
  await reach(300);
  expect(await club()).toEqual({ labelName: 'Gold' });
  const guest = await createAccount(test.db, 'aurora', { clubLabel: { en: 'House guest', th: 'แขก' } });
  expect(await club(guest)).toEqual({ labelName: 'House guest' });
  expect(await club(await createAccount(test.db, 'lagoon'))).toBeUndefined();
});

it.each([
  [99, 'aurora-silver', false],
  [100, 'aurora-silver', true],
  [300, 'aurora-silver', true],
  [300, 'aurora-nothing', false],
])('with %i points, whether %s is reached is %s', async (points, level, reached) => {
  await reach(points);
  expect(await hasLevel(test.db, account, level)).toBe(reached);
});
