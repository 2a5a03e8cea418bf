import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { listTransactions } from '../areas/wallet/transactions';
import { accounts } from '../core/accounts/tables';
import { setLimit } from '../core/care/limits';
import { PERIODS } from '../core/care/periods';
import { readCare } from '../core/care/readCare';
import { careSettings } from '../core/care/tables';
import { type Database, openPglite, openPostgres } from '../core/db/client';
import { newId } from '../core/ids';
import { judge } from '../core/ledger/gate';
import { balanceOf, postTransaction } from '../core/ledger/ledger';
import { type Party, walletId } from '../core/ledger/transaction';
import { lockPlayer } from '../core/ledger/wallets';
import { createMerchant } from './fixtures';
import { startOwnPostgres } from './ownPostgres';

/*
 * For the bench: prints what a spin, the gate that it passes, a balance and a page of transactions cost for a player with
 * few and with very many entries, on PGlite and on a Postgres of its own. Each figure is the median of many calls, in ms; read the ratios.
 */

const ENTRIES = [100, 10_000, 1_000_000];
const CALLS = 60;
/** Entries that are made by one statement. */
const AT_ONCE = 50_000;
const MERCHANT = 'bench';
const RANGE = { startDate: '2026-09-01', endDate: '2026-11-30' };
const END = '2026-11-30T12:00:00Z';

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

async function timesOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** A player with so many wins of one satang over a year, as if each had been booked. */
async function newPlayer(db: Database, count: number) {
  const owner = { id: newId('acc'), merchant: MERCHANT, type: 0 as const, username: `player${count}` };
  await db.insert(accounts).values({
    ...owner,
    usernameKey: owner.username,
    nickname: 'Bench',
    createdAt: new Date('2025-01-01T00:00:00Z'),
  });
  const wallet = walletId(owner, 'real');
  const vendor = `${MERCHANT}.real.vendor.MOONREEF`;
  const key = (start: string) => sql.raw(`'${start}-${owner.id}-' || i`);
  const at = sql`${END}::timestamptz - (${count} - i) * (interval '365 days' / ${count}::int)`;
  await db.execute(sql`insert into ledger_accounts (id, merchant, book, kind, account_id, balance, entries)
    values (${wallet}, ${MERCHANT}, 'real', 'player', ${owner.id}, ${count}, ${count})`);
  await db.execute(sql`insert into ledger_accounts (id, merchant, book, kind, vendor)
    values (${vendor}, ${MERCHANT}, 'real', 'vendor', 'MOONREEF') on conflict do nothing`);
  await db.execute(sql`alter table ledger_entries disable trigger user`);
  // A statement has its time limit, and each row is looked up where it points to.
  for (let first = 1; first <= count; first += AT_ONCE) {
    const series = sql`generate_series(${first}::int, ${Math.min(first + AT_ONCE - 1, count)}::int) i`;
    await db.execute(sql`insert into ledger_transactions (id, merchant, kind, reference, at)
      select ${key('t')}, ${MERCHANT}, 'win', ${key('r')}, ${at} from ${series}`);
    await db.execute(sql`insert into ledger_entries
      (id, transaction_id, ledger_account_id, amount, at, number, code, balance)
      select ${key('p')}, ${key('t')}, ${wallet}, 1, ${at}, i, 'WIN', i from ${series}`);
    await db.execute(sql`insert into ledger_entries (id, transaction_id, ledger_account_id, amount, at)
      select ${key('v')}, ${key('t')}, ${vendor}, -1, ${at} from ${series}`);
  }
  await db.execute(sql`alter table ledger_entries enable trigger user`);
  await db.execute(sql`insert into play_days (ledger_account_id, account_id, day, code, amount, entries)
    select ledger_account_id, ${owner.id}, (at at time zone 'Asia/Bangkok')::date, code, sum(amount), count(*)
    from ledger_entries where ledger_account_id = ${wallet} group by 1, 2, 3, 4`);
  return owner;
}

type Owner = Awaited<ReturnType<typeof newPlayer>>;

/** Limits of every kind, which leave room for all that is played here; the merchant limits stakes, too, also by age. */
async function setLimits(db: Database, { id }: Owner): Promise<void> {
  const settings = { maxStake: '500.00', stakes: [{ untilAge: 24, max: '200.00' }] };
  await db.insert(careSettings).values({ merchant: MERCHANT, settings }).onConflictDoNothing();
  const ofMoney = PERIODS.flatMap((period) =>
    (['LOSS', 'DEPOSIT'] as const).map((kind) => ({ kind, period, value: '10000.00' })),
  );
  const ofTime = (['STRETCH_TIME', 'DAY_TIME'] as const).map((kind) => ({ kind, value: '600' }));
  for (const limit of [...ofMoney, { kind: 'STAKE' as const, value: '100.00' }, ...ofTime])
    await db.transaction(async (tx) =>
      setLimit(tx, await readCare(tx, id), limit, new Date(END), { source: 'MEMBER' }),
    );
}

/**
 * What the gate adds to holding the player, as a spin asks it: what it goes by comes with the lock, so it is the
 * difference between holding and judging, and holding alone, in turns.
 */
async function gateTimes(db: Database, owner: Owner): Promise<{ held: number; judged: number }> {
  const at = new Date(END);
  const hold = (judged: boolean) =>
    db.transaction(async (tx) => {
      const started = performance.now();
      const held = await lockPlayer(tx, owner, at, { judged });
      if (judged) await judge(tx, held, { kind: 'stake', amount: 1n, gameType: 'RNG' }, at);
      return performance.now() - started;
    });
  const times: { held: number[]; judged: number[] } = { held: [], judged: [] };
  for (let call = 0; call < CALLS; call += 1) {
    times.held.push(await hold(false));
    times.judged.push(await hold(true));
  }
  return { held: median(times.held), judged: median(times.judged) };
}

async function measure(db: Database, count: number) {
  const owner = await newPlayer(db, count);
  await db.execute(sql`analyze ledger_accounts, ledger_entries, ledger_transactions, play_days`);
  const vendor: Party = { system: 'vendor', vendor: 'MOONREEF' };
  const filter = { ...RANGE, owner, timeZone: 'Asia/Bangkok' };
  const page = { pageNo: 1, pageSize: 25 };
  const spin = () =>
    postTransaction(db, {
      merchant: MERCHANT,
      book: 'real',
      kind: 'spin',
      reference: newId('spin'),
      at: new Date(END),
      play: { gameType: 'RNG' },
      postings: [
        { party: { player: owner }, amount: -1n },
        { party: vendor, amount: 1n },
        { party: vendor, amount: -1n },
        { party: { player: owner }, amount: 1n },
      ],
    });
  const free = { spin: await timesOf(spin), ...(await gateTimes(db, owner)) };
  await setLimits(db, owner);
  const limited = { spin: await timesOf(spin), ...(await gateTimes(db, owner)) };
  return {
    spin: free.spin,
    'gate of it': free.judged - free.held,
    'gate with its lock': free.judged,
    'spin with limits': limited.spin,
    'gate with limits': limited.judged - limited.held,
    'the same with its lock': limited.judged,
    balance: await timesOf(() => balanceOf(db, owner)),
    page: await timesOf(() => listTransactions(db, filter, page, 'en')),
    'page of one code': await timesOf(() => listTransactions(db, { ...filter, codes: 'BET' }, page, 'en')),
  };
}

async function printTimes(name: string, db: Database): Promise<void> {
  await createMerchant(db, { code: MERCHANT });
  const columns: Record<string, Record<string, number>> = {};
  for (const count of ENTRIES) columns[`${count}`] = await measure(db, count);
  const [least = '', ...more] = Object.keys(columns);
  process.stdout.write(`\n${name}, ms at ${ENTRIES.join(', ')} entries; how many times the first\n`);
  for (const [what, first] of Object.entries(columns[least] ?? {})) {
    const others = more.map((count) => columns[count]?.[what] ?? Number.NaN);
    const ratios = others.map((time) => (time / first).toFixed(2));
    const times = [first, ...others].map((time) => time.toFixed(2));
    process.stdout.write(`  ${what}: ${times.join(', ')} (${ratios.join(', ')})\n`);
  }
}

const inMemory = await openPglite();
try {
  await printTimes('PGlite', inMemory.db);
} finally {
  await inMemory.close();
}
const server = await startOwnPostgres();
const opened = await openPostgres(server.url);
try {
  await printTimes('Postgres', opened.db);
} finally {
  await opened.close();
  await server.stop();
}
