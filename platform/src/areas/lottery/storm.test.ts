import { eq, sum } from 'drizzle-orm';
import { Refusal } from '../../core/http/refusal';
import { balanceOf } from '../../core/ledger/ledger';
import { openStakes } from '../../core/ledger/tables';
import { SYSTEMS } from '../../testing/content';
import { bets } from '../bets/tables';
import { closeDraw } from './draws';
import { findLotteryFrame, type LotteryFrame } from './frames';
import { placeOrder } from './placeOrder';
import { settleDueDraws } from './settle';
import { lotteryGames, lotteryOrders } from './tables';
import { bet, type Lotteries, openLotteries, QUICK } from './testing';

const ORDERS = 200;
/** Pays for three quarters of them. */
const BALANCE = 15_000n;

let lotteries: Lotteries;

async function newFrame(balance: bigint): Promise<LotteryFrame> {
  const { db, app } = lotteries;
  const player = await lotteries.newPlayer(balance);
  const headers = await lotteries.openFrame(player);
  const request = { headers, ip: '127.0.0.1' } as Parameters<typeof findLotteryFrame>[1];
  return findLotteryFrame(db, request, app.platform.clock());
}

describe.each(SYSTEMS)('a storm of orders on %s', (system) => {
  beforeAll(async () => {
    lotteries = await openLotteries(system);
  });
  afterAll(() => lotteries.close());

  it('books each of 200 orders at once wholly or not at all, with the draw closing in between', async () => {
    const { db, clock } = lotteries;
    const frame = await newFrame(BALANCE);
    const numero = lotteries.numeroNow();
    const order = { gameId: QUICK.gameId, numero, bets: [bet('1,2,3')] };
    const place = () => db.transaction((tx) => placeOrder(tx, frame, order, clock));
    const close = async () => {
      await closeDraw(db, frame.lottery, clock());
      await settleDueDraws(db, clock());
    };
    const tries = await Promise.allSettled([
      ...Array.from({ length: ORDERS / 2 }, place),
      close(),
      ...Array.from({ length: ORDERS / 2 }, place),
    ]);
    await settleDueDraws(db, clock());

    const refusals = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of refusals) {
      expect(reason).toBeInstanceOf(Refusal);
      expect(['draw.closed', 'balance.insufficient']).toContain(reason.code);
    }
    const accepted = ORDERS - refusals.length;
    expect(accepted).toBeGreaterThan(0);

    const mine = eq(lotteryOrders.accountId, frame.account.id);
    const [placed] = await db
      .select({ bet: sum(lotteryOrders.bet), win: sum(lotteryOrders.win) })
      .from(lotteryOrders)
      .where(mine);
    expect(await db.$count(lotteryOrders, mine)).toBe(accepted);
    expect(placed?.bet).toBe(`${accepted * 100}`);
    expect(await balanceOf(db, frame.account)).toBe(
      BALANCE - BigInt(placed?.bet ?? 0) + BigInt(placed?.win ?? 0),
    );
    // Each of them is settled, and recorded once.
    expect(await db.$count(lotteryOrders, eq(lotteryOrders.status, 'PENDING'))).toBe(0);
    expect(await db.$count(bets, eq(bets.accountId, frame.account.id))).toBe(accepted);
    expect(await db.$count(openStakes)).toBe(0);
    expect(await lotteries.ledgerSum()).toBe(0n);
  });

  it('never spends more than there is, however many orders come at once', async () => {
    const { db, clock } = lotteries;
    const frame = await newFrame(BALANCE);
    const [lottery] = await db.select().from(lotteryGames).where(eq(lotteryGames.gameId, '502'));
    if (!lottery) throw new Error('no daily lottery');
    const daily = { ...frame, lottery, launch: { ...frame.launch, gameId: '502' } };
    const numero = lotteries.numeroNow(lottery);
    const order = { gameId: '502', numero, bets: [bet('1,2,3')] };
    const tries = await Promise.allSettled(
      Array.from({ length: ORDERS }, () => db.transaction((tx) => placeOrder(tx, daily, order, clock))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(Number(BALANCE / 100n));
    expect(await balanceOf(db, frame.account)).toBe(0n);
    expect(await lotteries.ledgerSum()).toBe(0n);
  });
});
