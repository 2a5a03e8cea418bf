import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/db/client';
import { type FileOwner, fileOwner } from '../../../core/operator/merchantTexts';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { announcements, banners, lobbyNews, popups } from '../tables';

/** Which merchant's announcements are changed, and by whom. */
export interface Change {
  readonly merchant: string;
  readonly by: string;
  readonly at: Date;
}

/** What an operator puts up, as its commands are called. */
export const KEPT = { announcement: announcements, banner: banners, popup: popups, news: lobbyNews } as const;
export type Kind = keyof typeof KEPT;

/**
 * Puts one thing up, or another form of it, and writes down who did.
 *
 * @param write Writes the row.
 * @returns Whether it is new.
 * @throws OperatorRefused for an id of another merchant.
 */
export async function putKept(
  db: Database,
  kind: Kind,
  id: string,
  { merchant, by, at }: Change,
  write: (tx: Database, owner: FileOwner) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await fileOwner(tx, merchant);
    const table = KEPT[kind];
    const [before] = await tx
      .select({ merchant: sql<string>`${table.merchant}` })
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update');
    if (before && before.merchant !== merchant)
      throw new OperatorRefused(`id: "${id}" is another merchant's`);
    await write(tx, owner);
    const details = { new: before === undefined };
    await noteAction(tx, { merchant, by, at, what: `${kind} put`, subject: id, details });
    return before === undefined;
  });
}

/**
 * Takes one thing down, for good; open pages hear of it (repeatable.sql).
 *
 * @throws OperatorRefused for one that the merchant has not.
 */
export async function takeKept(
  db: Database,
  kind: Kind,
  id: string,
  { merchant, by, at }: Change,
): Promise<void> {
  const table = KEPT[kind];
  await db.transaction(async (tx) => {
    const taken = await tx
      .delete(table as PgTable)
      .where(and(eq(table.id, id), eq(table.merchant, merchant)))
      .returning({ id: sql<string>`${table.id}` });
    if (taken.length === 0) throw new OperatorRefused(`${merchant} has no ${kind} "${id}"`);
    await noteAction(tx, { merchant, by, at, what: `${kind} take`, subject: id });
  });
}
