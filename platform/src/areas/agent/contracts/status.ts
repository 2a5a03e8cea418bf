import type { ContractStatus } from '@site/contracts/areas/agentContracts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { contracts } from './tables';

/** Types of accounts that are no agents: `isAgentAccount`, for the database. */
export const isAgent = (type: PgColumn): SQL => sql`${type} not in (0, 4, 40)`;

/** Whether the receiver is an agent and still right below who pays; below nobody where the house does. */
export const sidesStand: SQL<boolean> = sql<boolean>`exists (select from ${accounts}
  where ${accounts.id} = ${contracts.toAccountId} and ${isAgent(accounts.type)}
    and ${accounts.parentId} is not distinct from ${contracts.fromAccountId})`;

/** What a contract is at an instant: its days may be over, or its sides stand above each other no more. */
export const statusAt = (at: Date): SQL<ContractStatus> => sql<ContractStatus>`(case
  when ${contracts.status} in ('PENDING', 'ACTIVE') and (${contracts.endsAt} <= ${at.toISOString()}::timestamptz or not ${sidesStand})
  then 'ENDED' else ${contracts.status} end)`;
