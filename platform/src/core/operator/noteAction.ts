import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { newId } from '../ids';
import { operatorActions } from './tables';

type NewRow = typeof operatorActions.$inferInsert;

export interface NewAction extends Pick<NewRow, 'merchant' | 'by' | 'what' | 'subject' | 'at'> {
  readonly account?: Pick<Account, 'id'> | undefined;
  /** Amounts in the wire's form; nothing personal. What is undefined is left out. */
  readonly details?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/**
 * Writes down what an operator has done, in the transaction that does it: neither is there without the other.
 *
 * @returns Its id, by which something given by hand may be named.
 */
export async function noteAction(
  tx: Database,
  { account, details = {}, ...action }: NewAction,
): Promise<string> {
  const id = newId('act');
  const known = Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  await tx
    .insert(operatorActions)
    .values({ ...action, id, accountId: account?.id, details: Object.fromEntries(known) });
  return id;
}
