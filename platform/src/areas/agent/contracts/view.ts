import type { Contract } from '@site/contracts/areas/agentContracts';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { statusAt } from './status';
import { contracts } from './tables';

const payers = alias(accounts, 'payers');
const receivers = alias(accounts, 'receivers');

/** Contracts as they are told at an instant, with the names of both sides. Add what they have to meet. */
export const contractsAt = (db: Database, at: Date) =>
  db
    .select({
      row: contracts,
      status: statusAt(at),
      from: payers.username,
      to: receivers.username,
    })
    .from(contracts)
    .innerJoin(receivers, eq(receivers.id, contracts.toAccountId))
    .leftJoin(payers, eq(payers.id, contracts.fromAccountId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof contractsAt>>[number];

export function contractView({ row, status, from, to }: Found): Contract {
  const { id, kind, terms, createdAt, decidedAt, startsAt, endsAt } = row;
  return {
    id,
    kind,
    ...(from !== null && { from }),
    to,
    terms,
    status,
    createdAt: toInstant(createdAt),
    ...(decidedAt && { decidedAt: toInstant(decidedAt) }),
    ...(startsAt && { startsAt: toInstant(startsAt) }),
    ...(endsAt && { endsAt: toInstant(endsAt) }),
  };
}

/** One contract as it is told at an instant. */
export async function contractAt(db: Database, id: string, at: Date): Promise<Contract> {
  const [found] = await contractsAt(db, at).where(eq(contracts.id, id));
  if (!found) throw new Error(`the contract ${id} is gone`);
  return contractView(found);
}
