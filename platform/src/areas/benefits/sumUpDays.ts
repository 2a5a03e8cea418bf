import { type SQL, sql } from 'drizzle-orm';
import { accounts, registrations } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { Merchant } from '../../core/merchants/tables';
import { settledOn } from '../bets/settledOn';
import { bets } from '../bets/tables';
import { validStake } from '../bets/validStake';
import { benefitDays, benefitDue } from './tables';

type Where = Pick<Merchant, 'code' | 'timeZone'>;

/** On the clock of the merchant; by then nothing of the day before is under way any more. */
const BOOKED_FROM = sql`interval '4 hours'`;

/** The last day of a merchant that is over at an instant and due to be summed up. */
const lastFinished = ({ timeZone }: Where, at: Date): SQL =>
  sql`((${at.toISOString()}::timestamptz at time zone ${timeZone}) - ${BOOKED_FROM})::date - 1`;

/**
 * Days of a merchant that are over, from 04:00 of the next one, and are not summed up yet, the oldest first. A merchant
 * that has none begins with the last one: nobody was promised anything for what was before.
 */
export async function finishedDays(db: Database, merchant: Where, at: Date): Promise<string[]> {
  const last = lastFinished(merchant, at);
  const rows = await db.select({ day: sql<string>`day::date::text` }).from(
    sql`generate_series(
        coalesce((select max(${benefitDays.day}) + 1 from ${benefitDays} where ${benefitDays.merchant} = ${merchant.code}), ${last}),
        ${last}, interval '1 day') as day`,
  );
  return rows.map(({ day }) => day);
}

/** Whose birthday is the day after; of who was born on 29 February 1 March where there is no 29th, as ages are counted. */
const bornOnNext = (day: SQL): SQL => sql`(
  to_char(${registrations.birthDate}, 'MM-DD') = to_char(${day} + 1, 'MM-DD')
  or (to_char(${registrations.birthDate}, 'MM-DD') = '02-29'
    and to_char(${day}, 'MM-DD') = '02-28' and to_char(${day} + 1, 'MM-DD') = '03-01'))`;

/**
 * Writes down what a day has brought each member of a merchant, once: of several processes the first does it, and the
 * day counts as summed up together with what it has brought. Real money alone; a stake that was given back is none.
 */
export async function sumUpDay(
  db: Database,
  { code, timeZone }: Where,
  day: string,
  at: Date,
): Promise<void> {
  const date = sql`${day}::date`;
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(benefitDays)
      .values({ merchant: code, day, at })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    await tx.execute(sql`
      insert into ${benefitDue} (account_id, merchant, day, stakes, birthday)
      select account_id, ${code}, ${date},
        coalesce(jsonb_object_agg(game_type, stake::text) filter (where stake > 0), '{}'), bool_or(birthday)
      from (
        select ${bets.accountId} as account_id, ${bets.gameType} as game_type,
          sum(${validStake}) as stake, false as birthday
        from ${bets}
        where ${bets.merchant} = ${code} and ${bets.book} = 'real' and ${bets.state} = 'SETTLED'
          and ${settledOn(date, timeZone)}
        group by 1, 2
        union all
        select ${accounts.id}, null, 0, true
        from ${registrations} join ${accounts} on ${accounts.id} = ${registrations.accountId}
        where ${accounts.merchant} = ${code} and ${bornOnNext(date)}
      ) of_day
      group by account_id having sum(stake) > 0 or bool_or(birthday)`);
  });
}
