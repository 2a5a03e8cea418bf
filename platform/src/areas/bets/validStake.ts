import { type SQL, sql } from 'drizzle-orm';
import { bets } from './tables';

/** The part of a bet that counts as turnover, in minor units: its stake once settled, else nothing. */
export const validStake: SQL<bigint> = sql`(case when ${bets.state} = 'SETTLED' then ${bets.bet} else 0 end)`;
