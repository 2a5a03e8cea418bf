import { holdAccount } from '../../core/care/hold';
import type { ChangedBy } from '../../core/care/log';
import type { Care } from '../../core/care/readCare';
import type { Database } from '../../core/db/client';
import type { SignedInContext } from '../../core/http/route';

/** A change in progress: the account is held, and what protects it was read. */
export interface Held {
  readonly tx: Database;
  readonly care: Care;
  readonly at: Date;
  readonly by: ChangedBy;
}

/** Changes something in the member's name, wholly before or after every stake and deposit order. */
export function change<Value>(
  { db, account, session, clock }: SignedInContext,
  act: (held: Held) => Promise<Value>,
): Promise<Value> {
  const at = new Date(clock());
  const by: ChangedBy = { source: 'MEMBER', sessionId: session.id };
  return db.transaction(async (tx) => act({ tx, care: await holdAccount(tx, account), at, by }));
}
