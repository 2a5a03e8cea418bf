import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { readCare } from '../../core/care/readCare';
import { stateAt } from '../../core/care/state';
import { checkBooks } from '../../core/ledger/books';
import { postTransaction } from '../../core/ledger/ledger';
import { ledgerEntries } from '../../core/ledger/tables';
import { sessions } from '../../core/sessions/tables';
import { buildPlatform } from '../../platform';
import { SYSTEMS } from '../../testing/content';
import { signedInHeaders } from '../../testing/fixtures';
import { depositOrders } from '../cashier/tables';
import { DEPOSIT } from '../cashier/testing';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  let test: CareTest;
  let member: Member;
  beforeAll(async () => {
    test = await createCareTest(system);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.newMember(1_000_000n);
  });
  afterEach(async () => {
    expect(await checkBooks(test.db)).toEqual([]);
  });

  /** Whether something was done; looked at as soon as it is known. */
  const done = (act: Promise<unknown>): Promise<boolean> =>
    act.then(
      () => true,
      () => false,
    );
  const booked = async (acts: readonly Promise<boolean>[]) =>
    (await Promise.all(acts)).filter(Boolean).length;

  it('books 10 of 50 spins at once that a loss limit leaves room for, from wherever they are played @PL-006', async () => {
    await member.limit('LOSS', 'DAY', '10.00');
    for (const wallet of ['MOONREEF', 'CRASH']) await fill(test, member, wallet);
    const wallets = [undefined, 'MOONREEF', 'CRASH'];
    const spins = Array.from({ length: 50 }, (_, index) => {
      const wallet = wallets[index % wallets.length];
      return done(member.spin(100n, wallet === undefined ? {} : { wallet }));
    });
    expect(await booked(spins)).toBe(10);
    expect(await spinsBooked(test, member)).toBe(10);
  });

  it('lets two of 8 deposit orders at once stand by five methods, from two processes @PL-002', async () => {
    await member.limit('DEPOSIT', 'DAY', '1200.00');
    const other = await buildPlatform({ db: test.db, clock: test.clock, config: test.app.platform.config });
    const headers = await signedInHeaders(test.db, member.account, test.clock());
    const ways = [
      ['manual', { methodId: 'transfer', bankCode: 'SALA' }],
      ['alipay', { methodId: 'code' }],
      ['qq', { methodId: 'pocket' }],
      ['wechat', { methodId: 'wallet', returnUrl: '/m/home' }],
      ['gateway', { methodId: 'online', returnUrl: '/m/home' }],
    ] as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const [way, body] = ways[index % ways.length] ?? ways[0];
        const app = index % 2 === 0 ? test.app : other;
        return app.inject({
          method: 'POST',
          url: `${DEPOSIT}/${way}`,
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          payload: { ...body, amount: '500.00' },
        });
      }),
    );
    const codes = answers.map((answer) => answer.json().error?.code ?? 'made').sort();
    expect(codes).toEqual([...Array<string>(6).fill('limit.deposit.reached'), 'made', 'made']);
    const open = and(
      eq(depositOrders.accountId, member.account.id),
      inArray(depositOrders.status, ['PENDING', 'PAID']),
    );
    expect(await test.db.$count(depositOrders, open)).toBe(2);
    await other.close();
  });

  it('puts a lower limit wholly before or after each spin @PL-003', async () => {
    await member.limit('LOSS', 'DAY', '1000.00');
    const spins: Promise<boolean>[] = [];
    for (let spin = 0; spin < 20; spin += 1) spins.push(done(member.spin(100n)));
    const lowered = member.limit('LOSS', 'DAY', '5.00');
    for (let spin = 0; spin < 20; spin += 1) spins.push(done(member.spin(100n)));
    // What the answer said was used is what every spin after it was judged by.
    const { used } = (await lowered).json().value;
    expect(await booked(spins)).toBe(Math.max(Number(used), 5));
  });

  it('books nothing after an exclusion, in the midst of spins and orders @PL-019', async () => {
    await fill(test, member, 'MOONREEF');
    const storm: Promise<boolean>[] = [];
    let isExcluded = false;
    let after = 0;
    const play = async (wallet?: string) => {
      const tooLate = isExcluded;
      await member.spin(100n, wallet === undefined ? {} : { wallet });
      if (tooLate) after += 1;
    };
    for (let round = 0; round < 15; round += 1)
      storm.push(done(play()), done(play('MOONREEF')), done(member.deposit({ amount: '500.00' })));
    await turn();
    const excluded = member
      .send('POST', `${CARE}/exclusion`, { length: 'M6', understood: true })
      .then((answer) => {
        isExcluded = true;
        return answer;
      });
    for (let round = 0; round < 15; round += 1) storm.push(done(play()), done(play('MOONREEF')));
    expect((await excluded).json().value.state).toBe('EXCLUDED');
    for (let round = 0; round < 5; round += 1) storm.push(done(play()), done(play('MOONREEF')));
    await Promise.all(storm);
    expect(after).toBe(0);

    const { account } = member;
    expect(stateAt((await readCare(test.db, account.id)).row, new Date(test.clock())).name).toBe('EXCLUDED');
    const own = await test.db.select().from(sessions).where(eq(sessions.accountId, account.id));
    expect(own.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    const orders = await test.db.select().from(depositOrders).where(eq(depositOrders.accountId, account.id));
    expect(orders.filter(({ status }) => status === 'PENDING')).toEqual([]);
    const count = await spinsBooked(test, member);
    await Promise.allSettled([member.spin(100n), member.spin(100n, { wallet: 'MOONREEF' })]);
    expect(await spinsBooked(test, member)).toBe(count);
  });
});

async function spinsBooked({ db }: CareTest, { account }: Member): Promise<number> {
  const rows = await db
    .select({ id: ledgerEntries.id, account: ledgerEntries.ledgerAccountId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.code, 'BET'));
  return rows.filter((row) => row.account.includes(account.id)).length;
}

/** Puts money into the wallet that a member has at a vendor. */
async function fill(test: CareTest, { account }: Member, wallet: string): Promise<void> {
  await postTransaction(test.db, {
    merchant: account.merchant,
    book: 'real',
    kind: 'opening',
    reference: `fill ${account.id} ${wallet}`,
    at: new Date('2026-01-01T00:00:00Z'),
    postings: [
      { party: { player: account, wallet }, amount: 100_000n },
      { party: { system: 'equity' }, amount: -100_000n },
    ],
  });
}
