import type { profitAndLoss } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';
import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Account } from '../../core/accounts/tables';
import { daysIn } from '../../core/days';
import type { Database } from '../../core/db/client';
import { type EntryCode, playDays } from '../../core/ledger/tables';
import { bookOf, walletId } from '../../core/ledger/transaction';
import { formatMoney } from '../../core/money';

interface Sums {
  readonly bet: bigint;
  readonly win: bigint;
  readonly rebate: bigint;
  readonly bonus: bigint;
}

const NOTHING: Sums = { bet: 0n, win: 0n, rebate: 0n, bonus: 0n };

const sumOf = (...codes: EntryCode[]): SQL<bigint> =>
  sql`coalesce(sum(${playDays.amount}) filter (where ${playDays.code} in ${codes}), 0)::text`.mapWith(BigInt);

const viewOf = ({ bet, win, rebate, bonus }: Sums) => ({
  betAmount: formatMoney(bet),
  winAmount: formatMoney(win),
  rebate: formatMoney(rebate),
  bonus: formatMoney(bonus),
  profit: formatMoney(win + rebate + bonus - bet),
});

/**
 * What play cost or brought on each day on which anything was played or given, newest first, over all wallets of a
 * player. A stake that was given back is no stake, and counts on the day it came back; a bonus that ended is none.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function profitByDay(
  db: Database,
  owner: Pick<Account, 'id' | 'merchant' | 'type'>,
  range: DayRange,
): Promise<z.input<(typeof profitAndLoss)['value']>> {
  daysIn(range);
  const rows = await db
    .select({
      date: playDays.day,
      stakes: sumOf('BET', 'REFUND'),
      win: sumOf('WIN'),
      rebate: sumOf('REBATE'),
      bonus: sumOf('BONUS', 'BONUS_END'),
    })
    .from(playDays)
    .where(
      and(
        eq(playDays.accountId, owner.id),
        // Of this book: play money is in no report.
        like(playDays.ledgerAccountId, `${walletId(owner, bookOf(owner))}%`),
        sql`${playDays.day} between ${range.startDate}::date and ${range.endDate}::date`,
      ),
    )
    .groupBy(playDays.day)
    .orderBy(desc(playDays.day));
  const days = rows.map(({ stakes, ...day }) => ({ ...day, bet: -stakes }));
  const moved = days.filter(({ bet, win, rebate, bonus }) =>
    [bet, win, rebate, bonus].some((sum) => sum !== 0n),
  );
  const all = moved.reduce<Sums>(
    (sum, row) => ({
      bet: sum.bet + row.bet,
      win: sum.win + row.win,
      rebate: sum.rebate + row.rebate,
      bonus: sum.bonus + row.bonus,
    }),
    NOTHING,
  );
  return { list: moved.map(({ date, ...sums }) => ({ date, ...viewOf(sums) })), footer: viewOf(all) };
}
