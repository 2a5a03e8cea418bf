import { STATEMENT_DAYS, type statement as statementCall } from '@site/contracts/areas/careStatement';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import type { Account } from '../../../core/accounts/tables';
import { daysIn } from '../../../core/days';
import type { Database } from '../../../core/db/client';
import { formatMoney } from '../../../core/money';
import { type DayFigures, NO_FIGURES, netDeposit, statementDays, sumUp } from './figures';

const viewOf = ({ deposit, withdraw, staked, won, seconds, bets }: DayFigures) => ({
  deposit: formatMoney(deposit),
  withdraw: formatMoney(withdraw),
  staked: formatMoney(staked),
  won: formatMoney(won),
  net: formatMoney(won - staked),
  minutes: Math.floor(seconds / 60),
  bets,
});

/**
 * What an account has paid in and out, played and won, by day of its merchant, newest first (PL-025).
 *
 * @param at Now: where the last 30 days and 12 months end.
 * @throws Refusal request.invalid for a range that is no range, or longer than 366 days.
 */
export async function statement(
  db: Database,
  account: Pick<Account, 'id'>,
  { range, timeZone, at }: { range: DayRange; timeZone: string; at: Date },
): Promise<ValueOf<typeof statementCall>> {
  daysIn(range, STATEMENT_DAYS);
  const days = await statementDays(db, account.id, range, timeZone);
  const { days30, months12, all } = await netDeposit(db, account.id, timeZone, at);
  return {
    list: days.map(({ date, reached, ...figures }) => ({ date, ...viewOf(figures), reached })),
    footer: viewOf(days.reduce<DayFigures>(sumUp, NO_FIGURES)),
    netDeposit: { days30: formatMoney(days30), months12: formatMoney(months12), all: formatMoney(all) },
  };
}
