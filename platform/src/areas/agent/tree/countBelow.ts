import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { teamPaths } from './tables';

/** How many accounts are below one, at any depth. */
export async function countBelow(db: Database, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ members: count() })
    .from(teamPaths)
    .where(eq(teamPaths.ancestor, accountId));
  return counted?.members ?? 0;
}
