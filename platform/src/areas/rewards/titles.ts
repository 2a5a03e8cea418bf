import { inArray } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { LocalizedText } from '../../core/language';
import { bookedAs } from './rewards';
import { rewards } from './tables';

const PREFIX = bookedAs({ id: '' });

/**
 * What rewards are called, for records of their money.
 *
 * @param references Of ledger transactions, of whatever kind.
 * @returns By the reference, for those that are of rewards.
 */
export async function titlesOfBooked(
  db: Database,
  references: readonly string[],
): Promise<Map<string, LocalizedText>> {
  const ids = references.filter((each) => each.startsWith(PREFIX)).map((each) => each.slice(PREFIX.length));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: rewards.id, title: rewards.title })
    .from(rewards)
    .where(inArray(rewards.id, ids));
  return new Map(rows.map((row) => [bookedAs(row), row.title]));
}
