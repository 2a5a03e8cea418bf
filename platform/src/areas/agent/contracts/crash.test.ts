import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { DAY } from '../../../core/clock';
import type { OpenDatabase } from '../../../core/db/client';
import { newId } from '../../../core/ids';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { createAccount, createMerchant, fund } from '../../../testing/fixtures';
import { createProcessDatabase, type ProcessDatabase } from '../../../testing/ownProcess';
import { madeReady, startProgram } from '../../../testing/programs';
import { dividends } from '../dividends/tables';
import { salaries } from '../salaries/tables';
import { spin } from '../testing';
import { contracts } from './tables';

const MERCHANT = 'crash';
/** The first instant of a period of dividends, in Bangkok, and of its last two days, of which each hour counts. */
const FROM = Date.parse('2026-11-15T17:00:00Z');
const DAYS = 2;
const HOURS_FROM = Date.parse('2026-11-28T17:00:00Z');
const AGENTS = 3;
/** The morning after the period. */
const NOW = Date.parse('2026-11-30T21:00:00Z');
const STAKE = 100_000n;
const TERMS = [{ turnover: '0.00', activeMembers: 1, rate: '10.00' }];
/** Transactions at which a process is killed: while it sums up, and while it pays. One alone comes to the latter later. */
const KILLS = [2, 9, 20, 15, 6, 7, 6];
const KILLS_OF_ONE = [...KILLS, 45, 7];
const TIME_LIMIT_MS = 400_000;

let database: ProcessDatabase;
beforeAll(async () => {
  database = await createProcessDatabase();
});
afterAll(() => database.drop());

/** An agent at the top with contracts of the house, and agents below with contracts of theirs, whose members bet. */
async function prepare({ db }: OpenDatabase): Promise<{ top: Account; agents: Account[] }> {
  await createMerchant(db, { code: MERCHANT });
  const top = await createAccount(db, MERCHANT, { type: 1 });
  await fund(db, top, 100_000_000n);
  const agents: Account[] = [];
  const sign = (to: Account, from: Account | undefined) =>
    db.insert(contracts).values(
      (['DAILY', 'HOURLY', 'DIVIDEND'] as const).map((kind) => ({
        id: newId('con'),
        kind,
        status: 'ACTIVE' as const,
        fromAccountId: from?.id ?? null,
        toAccountId: to.id,
        terms: TERMS,
        createdAt: new Date(FROM - DAY),
        decidedAt: new Date(FROM - DAY),
        startsAt: new Date(kind === 'HOURLY' ? HOURS_FROM : FROM),
      })),
    );
  await sign(top, undefined);
  for (let index = 0; index < AGENTS; index += 1) {
    const agent = await createAccount(db, MERCHANT, { type: 1, parentId: top.id });
    const member = await createAccount(db, MERCHANT, { parentId: agent.id });
    await fund(db, member, 10_000_000n);
    await sign(agent, top);
    for (let day = 0; day < DAYS; day += 1)
      await spin(db, member, { bet: STAKE, win: 0n, at: new Date(HOURS_FROM + day * DAY) });
    agents.push(agent);
  }
  return { top, agents };
}

/** Does the work in a process of its own. @returns What ended it. */
async function settle(dieIn = 0): Promise<string | number> {
  const child = startProgram(
    [...madeReady('testing/settleOnce'), `${NOW}`, `${dieIn}`],
    database.environment,
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal ?? code ?? 'nothing';
}

it(
  'pays each day, hour and period once, however often the process that does it is killed in the middle',
  async () => {
    const { top, agents } = await database.work(prepare);
    for (const dieIn of database.processes === 1 ? KILLS_OF_ONE : KILLS) {
      // Beside it another one, where the database takes two.
      const others = Array.from({ length: database.processes - 1 }, () => settle(dieIn + 1));
      expect([await settle(dieIn), ...(await Promise.all(others))]).toContain('SIGKILL');
    }
    expect(await settle()).toBe(0);
    expect(await settle()).toBe(0);

    await database.work(async ({ db }) => {
      expect(await checkBooks(db)).toEqual([]);
      // A tenth for each day, and for its hour; dividends of the house alone, since an agent pays its own by hand.
      const each = (STAKE / 10n) * BigInt(DAYS);
      for (const agent of agents) expect(await balanceOf(db, agent)).toBe(each * 2n);
      const agentsCount = BigInt(AGENTS);
      const fromHouse = each * agentsCount * 3n;
      expect(await balanceOf(db, top)).toBe(100_000_000n + fromHouse - each * 2n * agentsCount);
      expect(await db.$count(salaries, eq(salaries.status, 'DUE'))).toBe(0);
      expect(await db.$count(salaries, eq(salaries.status, 'PAID'))).toBe((AGENTS + 1) * DAYS * 2);
      expect(await db.$count(dividends)).toBe(AGENTS + 1);
    });
  },
  TIME_LIMIT_MS,
);
