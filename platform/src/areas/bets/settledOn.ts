import { type SQL, sql } from 'drizzle-orm';
import { within } from '../../core/days';
import { bets } from './tables';

/** Bets that were settled on a day: a stake counts when its outcome is known, however long before it was placed. */
export const settledOn = (day: SQL, timeZone: string): SQL => sql`(
  (${bets.settledAt} is null and ${within(bets.at, day, day, timeZone)})
  or ${within(bets.settledAt, day, day, timeZone)})`;
