import type { contractInfo } from '@site/contracts/areas/agent';
import type { ContractKind } from '@site/contracts/areas/agentContracts';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { sidesStand } from './status';
import { contracts } from './tables';

export type PendingContracts = ValueOf<typeof contractInfo>;

const FIELD_OF: Record<ContractKind, keyof PendingContracts> = {
  DAILY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOURLY: 'contracthoursalreq',
};

/**
 * The contracts that wait for this account's signature, one of a kind at most: its id, or `''`. All are `''` for whoever
 * is no agent (docs/calls.md, "Contracts of agents").
 */
export async function pendingContracts(
  db: Database,
  account: Pick<Account, 'id' | 'type'>,
): Promise<PendingContracts> {
  const pending: PendingContracts = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
  if (!isAgentAccount(account.type)) return pending;
  const rows = await db
    .select({ id: contracts.id, kind: contracts.kind })
    .from(contracts)
    .where(and(eq(contracts.toAccountId, account.id), eq(contracts.status, 'PENDING'), sidesStand));
  for (const { id, kind } of rows) pending[FIELD_OF[kind]] = id;
  return pending;
}
