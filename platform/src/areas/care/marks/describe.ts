import { addDays } from '@site/contracts/values/days';
import { and, desc, eq, gt } from 'drizzle-orm';
import { periodsAt } from '../../../core/care/periods';
import type { Care } from '../../../core/care/readCare';
import { offersStopped } from '../../../core/care/state';
import { DAY, toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { statement } from '../statement/statement';
import { careMarks } from '../tables';
import type { Facts } from './sign';

/** Of how many days an operator sees marks and figures. */
const DAYS = 30;

const factsText = (facts: Facts): string => facts.map(({ key, value }) => `${key} ${value}`).join(', ');

/** For an account whose offers are stopped: until when, its marks, and its figures (PL-033). Nothing for others. */
export async function describeMarks(
  db: Database,
  { accountId, row, timeZone }: Care,
  at: Date,
): Promise<string[]> {
  const until = offersStopped(row, at);
  if (!until) return [];
  const marks = await db
    .select()
    .from(careMarks)
    .where(and(eq(careMarks.accountId, accountId), gt(careMarks.at, new Date(at.getTime() - DAYS * DAY))))
    .orderBy(desc(careMarks.at));
  const endDate = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const range = { startDate: addDays(endDate, 1 - DAYS), endDate };
  const { footer } = await statement(db, { id: accountId }, { range, timeZone, at });
  return [
    `no offers until ${toInstant(until)}`,
    ...marks.map(({ mark, at: seen, facts }) => `${mark} ${toInstant(seen)} (${factsText(facts)})`),
    `${DAYS} days: ${Object.entries(footer)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ')}`,
  ];
}
