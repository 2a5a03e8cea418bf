import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { grantFinishedMissions } from '../missions/standing';

/** Grants what an account has earned and was not given yet; again it grants nothing more. */
type GrantDue = (tx: Database, account: Account, at: Date) => Promise<unknown>;

/** What is granted when its owner looks, besides by the jobs of the areas. */
const DUE: readonly GrantDue[] = [grantFinishedMissions];

/** Grants what is due to an account, so that a list which is read right after it has everything. */
export async function grantDue(db: Database, account: Account, at: Date): Promise<void> {
  for (const grant of DUE) await db.transaction((tx) => grant(tx, account, at));
}
