import { randomUUID } from 'node:crypto';
import { eq, inArray, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { ledgerTransactions } from '../../../core/ledger/tables';
import { formatMoney } from '../../../core/money';
import { buildPlatform } from '../../../platform';
import { SYSTEMS } from '../../../testing/content';
import { refusalOf } from '../../../testing/seeded';
import type { Member } from '../../care/testing';
import { envelopes } from './tables';
import { createEnvelopeTest, type EnvelopeTest } from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  let test: EnvelopeTest;
  beforeAll(async () => {
    test = await createEnvelopeTest(system);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(await checkBooks(test.db)).toEqual([]);
    expect(await test.db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'envelope'))).toBe(
      await test.db.$count(envelopes),
    );
  });

  const balance = ({ account }: Member) => balanceOf(test.db, account);
  const balances = (people: readonly Member[]) => Promise.all(people.map(balance));

  it('lets agents who send into each other’s teams at once not wait for each other, new wallets and old', async () => {
    const top = await test.newAgent(1_000_000n);
    const middle = await test.newAgent(1_000_000n, { parentId: top.account.id });
    const low = await test.newAgent(1_000_000n, { parentId: middle.account.id });
    // Some have a wallet already, some get it with the envelope.
    const people: Member[] = [];
    for (let made = 0; made < 12; made += 1)
      people.push(await test.newMemberOf(low, made % 3 === 0 ? 1_000n : 0n));
    const other = await buildPlatform({ db: test.db, clock: test.clock, config: test.app.platform.config });
    const orders = [people, people.toReversed(), [low, ...people.slice(3)], people.slice(0, 6)];
    const answers = await Promise.all(
      [top, middle, top, low, middle, top, low, middle].map((agent, index) => {
        const gifts = (orders[index % 4] ?? people)
          .filter((to) => to !== agent)
          .map((to) => ({ to, amount: '10.00' }));
        return test.give(agent, gifts, { app: index % 2 === 0 ? test.app : other });
      }),
    );
    expect(answers.map((answer) => answer.json().error?.code ?? 'sent')).toEqual(Array(8).fill('sent'));
    await other.close();
  }, 60_000);

  it('sends what there is and no more, of twelve presses at once', async () => {
    const agent = await test.newAgent(50_000n);
    const to = await test.newMemberOf(agent);
    const answers = await Promise.all(Array.from({ length: 12 }, () => test.give(agent, [{ to }])));
    const codes = answers.map((answer) => answer.json().error?.code ?? 'sent');
    expect(codes.filter((code) => code === 'sent')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['sent', 'balance.insufficient']));
    expect(await balances([agent, to])).toEqual([0n, 50_000n]);
  });

  it('keeps wrong payment passwords counted, of a storm of them', async () => {
    const agent = await test.newAgent();
    const to = await test.newMemberOf(agent);
    const press = { more: { paymentPassword: '000001' } };
    const answers = await Promise.all(Array.from({ length: 14 }, () => test.give(agent, [{ to }], press)));
    const codes = answers.map((answer) => refusalOf(answer)[1]);
    expect(codes.filter((code) => code === 'payment.password.wrong')).toHaveLength(10);
    expect(refusalOf(await test.give(agent, [{ to }]))).toEqual([429, 'request.rate.limited']);
    expect(await balance(to)).toBe(0n);
  });

  it('moves money within the team alone, and makes none, whatever is sent in whatever order', async () => {
    const give = fc.record({
      from: fc.nat({ max: 2 }),
      gifts: fc.array(
        fc.record({ to: fc.nat({ max: 6 }), amount: fc.bigInt({ min: -100n, max: 60_000n }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      twice: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(give, { minLength: 4, maxLength: 8 }), async (gives) => {
        const agents = [await test.newAgent(100_000n)];
        for (let below = 0; below < 2; below += 1)
          agents.push(await test.newAgent(100_000n, { parentId: agents.at(-1)?.account.id ?? null }));
        const last = agents.at(-1) as Member;
        const stranger = await test.newMember(5_000n);
        const people = [...agents, await test.newMemberOf(last), await test.newMemberOf(last), stranger];
        const before = await balances(people);
        await Promise.all(
          gives.map(async ({ from, gifts, twice }) => {
            const agent = agents[from] as Member;
            const wanted = gifts.map(({ to, amount }) => ({
              to: people[to % people.length] as Member,
              amount: formatMoney(amount),
            }));
            const key = randomUUID();
            const sent = () => test.give(agent, wanted, { key });
            const answers = await Promise.all(twice ? [sent(), sent()] : [sent()]);
            expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
          }),
        );
        const after = await balances(people);
        const total = (all: readonly bigint[]) => all.reduce((one, other) => one + other, 0n);
        expect(total(after)).toBe(total(before));
        expect(after.every((amount) => amount >= 0n)).toBe(true);
        expect(after.at(-1)).toBe(before.at(-1));
        await expectFlows(people, before, after);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  /** Each has what there was, what the envelopes brought, and not what they took. */
  async function expectFlows(people: readonly Member[], before: readonly bigint[], after: readonly bigint[]) {
    const ids = people.map(({ account }) => account.id);
    const sums = async (column: typeof envelopes.fromAccountId | typeof envelopes.toAccountId) => {
      const rows = await test.db
        .select({ id: column, amount: sum(envelopes.amount) })
        .from(envelopes)
        .where(inArray(column, ids))
        .groupBy(column);
      return new Map(rows.map(({ id, amount }) => [id, BigInt(amount ?? 0)]));
    };
    const [sent, got] = [await sums(envelopes.fromAccountId), await sums(envelopes.toAccountId)];
    for (const [index, id] of ids.entries())
      expect(after[index]).toBe((before[index] ?? 0n) + (got.get(id) ?? 0n) - (sent.get(id) ?? 0n));
  }
});
