import type { CareLogEntry, CareSource } from '@site/contracts/areas/care';
import { count, desc, eq } from 'drizzle-orm';
import { toInstant } from '../clock';
import type { Database } from '../db/client';
import { newId } from '../ids';
import { type PageRequest, pageCount, pageWindow } from '../pages';
import { careLog } from './tables';

/** On whose behalf something is changed. */
export interface ChangedBy {
  readonly source: CareSource;
  readonly sessionId?: string | undefined;
}

/** A change of what protects a player. */
export interface Change extends ChangedBy {
  readonly accountId: string;
  /** When it was asked for. */
  readonly at: Date;
  /** `LIMIT_DEPOSIT_DAY`, `CLOSING`, …: letters, digits and `_`. */
  readonly what: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `at` when left out. */
  readonly holdsFrom?: Date | undefined;
}

/** Writes a change down, in the transaction that makes it. */
export async function noteChange(tx: Database, change: Change): Promise<void> {
  await tx.insert(careLog).values({ ...change, id: newId('car'), holdsFrom: change.holdsFrom ?? change.at });
}

/** A page of an account's changes, newest first. */
export async function listChanges(db: Database, accountId: string, page: PageRequest) {
  const own = eq(careLog.accountId, accountId);
  const rows = await db
    .select()
    .from(careLog)
    .where(own)
    .orderBy(desc(careLog.at), desc(careLog.id))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);
  const [counted] = await db.select({ total: count() }).from(careLog).where(own);
  const total = counted?.total ?? 0;
  return {
    list: rows.map(
      ({ at, what, from, to, holdsFrom, source }): CareLogEntry => ({
        at: toInstant(at),
        what,
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        holdsFrom: toInstant(holdsFrom),
        source,
      }),
    ),
    footer: {},
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
