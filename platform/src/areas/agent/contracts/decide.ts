import type { Contract, ContractKind } from '@site/contracts/areas/agentContracts';
import { addDays } from '@site/contracts/values/days';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { lockAccount } from '../../../core/accounts/lockAccount';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import type { Merchant } from '../../../core/merchants/tables';
import { periodAt } from './periods';
import { statusAt } from './status';
import { type ContractRow, contracts } from './tables';
import { tellContract } from './tell';
import { contractAt } from './view';

interface Decision {
  readonly id: string;
  readonly action: 'ACCEPT' | 'REJECT';
}

interface Signer {
  readonly account: Account;
  readonly merchant: Pick<Merchant, 'timeZone'>;
}

/** Whether it was decided the same way before. */
const isRepeated = ({ startsAt, status }: ContractRow, { action }: Decision): boolean =>
  action === 'ACCEPT' ? startsAt !== null : status === 'REJECTED';

/** Signs a contract: it counts from the merchant's next day, and the one before it counts until then. */
async function sign(
  tx: Database,
  row: ContractRow,
  { account, merchant }: Signer,
  at: Date,
): Promise<string> {
  const { endsAt: startsAt, lastDay } = await periodAt(tx, 'DAILY', merchant.timeZone, at);
  await tx
    .update(contracts)
    .set({ endsAt: startsAt })
    .where(
      and(
        eq(contracts.toAccountId, account.id),
        eq(contracts.kind, row.kind),
        eq(contracts.status, 'ACTIVE'),
        isNull(contracts.endsAt),
        ne(contracts.id, row.id),
      ),
    );
  await tx
    .update(contracts)
    .set({ status: 'ACTIVE', decidedAt: at, startsAt })
    .where(eq(contracts.id, row.id));
  return addDays(lastDay, 1);
}

/** Who pays by it; none where the house does. */
async function payerOf(tx: Database, { fromAccountId }: ContractRow) {
  if (fromAccountId === null) return undefined;
  const [payer] = await tx.select().from(accounts).where(eq(accounts.id, fromAccountId));
  return payer;
}

/**
 * Signs or refuses a contract that waits for the caller, once: decided the same way again, it is answered as it stands.
 *
 * @param kinds Those that the call is about.
 * @throws Refusal not.found for a contract that is not the caller's to sign; contract.not.pending for one that was decided
 *   the other way, replaced, or offered by an agent who is not above any more.
 */
export async function decideContract(
  db: Database,
  signer: Signer,
  kinds: readonly ContractKind[],
  decision: Decision,
  at: Date,
): Promise<Contract> {
  const { account } = signer;
  return db.transaction(async (tx) => {
    // All that happens to the contracts of a receiver takes turns.
    await lockAccount(tx, account.id);
    const [found] = await tx
      .select({ row: contracts, status: statusAt(at) })
      .from(contracts)
      .where(
        and(
          eq(contracts.id, decision.id),
          eq(contracts.toAccountId, account.id),
          inArray(contracts.kind, [...kinds]),
        ),
      );
    if (!found) throw new Refusal('not.found');
    const { row, status } = found;
    if (isRepeated(row, decision)) return contractAt(tx, row.id, at);
    if (status !== 'PENDING') throw new Refusal('contract.not.pending');
    const { kind } = row;
    const payer = await payerOf(tx, row);
    const name = account.username;
    if (decision.action === 'REJECT') {
      await tx.update(contracts).set({ status: 'REJECTED', decidedAt: at }).where(eq(contracts.id, row.id));
      if (payer) await tellContract(tx, payer, 'refused', { kind, name, at });
    } else {
      const day = await sign(tx, row, signer, at);
      await tellContract(tx, account, 'signed', { kind, day, at });
      if (payer) await tellContract(tx, payer, 'signedByDownline', { kind, name, day, at });
    }
    return contractAt(tx, row.id, at);
  });
}
