import type { Benefits } from '@site/contracts/areas/benefits';
import { and, eq, like } from 'drizzle-orm';
import { bookDays } from '../../../areas/benefits/daily';
import { levelOf } from '../../../areas/benefits/levelOf';
import { rewards } from '../../../areas/rewards/tables';
import { DAY } from '../../../core/clock';
import { checkBooks } from '../../../core/ledger/books';
import { createSeededApp, type SeededApp, type Visitor, valueIn } from '../../../testing/seeded';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

const room = async (visitor: Visitor, language = 'EN'): Promise<Benefits> =>
  valueIn(await visitor.get('/wps/member/benefits', { language }));
const clubOf = async (visitor: Visitor) =>
  valueIn<{ clubLabel?: { labelName: string } }>(await visitor.get('/wps/member/info', { language: 'EN' }))
    .clubLabel?.labelName;

it.each([
  ['aurora', 'Gold', 12_000, 'Diamond'],
  ['lagoon', 'Pearl', 20_000, 'Trident'],
])('has a player amid the levels of %s, and an agent above all', async (merchant, name, nextAt, top) => {
  const player = await test.signIn('player01', merchant);
  expect(await room(player)).toMatchObject({ level: { name }, points: 8_240, nextAt });
  expect(await clubOf(player)).toBe(name);
  const highest = await room(await test.signIn('agent01', merchant));
  expect([highest.level?.name, highest.nextAt]).toEqual([top, undefined]);
  expect(highest.levels).toHaveLength(5);
  expect((await room(player, 'TH')).kept.map(({ title }) => title)).toContain('ระดับของคุณ');
});

it('has pictures of all levels', async () => {
  for (const merchant of ['aurora', 'lagoon']) {
    const { levels } = await room(await test.signIn('player01', merchant));
    for (const { icon } of levels) expect((await test.app.inject({ url: icon })).statusCode).toBe(200);
  }
});

it('goes on with the bets of today, once they are over, and books no day of before again', async () => {
  const { account } = await test.signIn('player01');
  if (!account) throw new Error('no player');
  const standing = () => levelOf(test.db, account);
  const rebates = () =>
    test.db.$count(
      rewards,
      and(eq(rewards.accountId, account.id), like(rewards.reference, `rebate ${account.id} %`)),
    );
  const before = await rebates();
  await bookDays(test.db, test.clock());
  expect([(await standing()).points, await rebates()]).toEqual([8_240, before]);
  await bookDays(test.db, test.clock() + 2 * DAY);
  expect((await standing()).points).toBeGreaterThan(8_240);
  expect(await rebates()).toBe(before + 1);
  expect(await checkBooks(test.db)).toEqual([]);
});
