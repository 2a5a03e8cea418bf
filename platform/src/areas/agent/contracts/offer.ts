import type { Contract, ContractKind, ContractTerm } from '@site/contracts/areas/agentContracts';
import { and, eq, isNull } from 'drizzle-orm';
import { lockAccount } from '../../../core/accounts/lockAccount';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { newId } from '../../../core/ids';
import { isAgent, sidesStand } from './status';
import { contracts } from './tables';
import { tellContract } from './tell';
import { checkTerms, highestRate } from './terms';
import { contractAt } from './view';

interface Offer {
  readonly kind: ContractKind;
  readonly terms: readonly ContractTerm[];
}

/** A direct downline who is an agent, by name. @throws Refusal downline.unknown; user.unavailable for a disabled one. */
async function directAgent(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  name: string,
): Promise<Account> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.merchant, merchant),
        eq(accounts.usernameKey, name.toLowerCase()),
        eq(accounts.parentId, id),
        isAgent(accounts.type),
      ),
    );
  if (!found) throw new Refusal('downline.unknown');
  if (found.disabled) throw new Refusal('user.unavailable');
  return found;
}

/** The highest rate of the contract of a kind that an agent has signed last; 0 without one: nothing may be given on. */
async function ownHighestRate(db: Database, accountId: string, kind: ContractKind): Promise<bigint> {
  const [own] = await db
    .select({ terms: contracts.terms })
    .from(contracts)
    .where(
      and(
        eq(contracts.toAccountId, accountId),
        eq(contracts.kind, kind),
        eq(contracts.status, 'ACTIVE'),
        isNull(contracts.endsAt),
        sidesStand,
      ),
    );
  return own ? highestRate(own.terms) : 0n;
}

/** Writes an offer down in place of one that waits, and tells who gets it. Call it with the receiver's account locked. */
export async function writeOffer(
  tx: Database,
  { from, to }: { readonly from?: Pick<Account, 'id' | 'username'> | undefined; readonly to: Account },
  { kind, terms }: Offer,
  at: Date,
): Promise<string> {
  await tx
    .update(contracts)
    .set({ status: 'ENDED', endsAt: at })
    .where(and(eq(contracts.toAccountId, to.id), eq(contracts.kind, kind), eq(contracts.status, 'PENDING')));
  const id = newId('con');
  await tx.insert(contracts).values({
    id,
    kind,
    status: 'PENDING',
    fromAccountId: from?.id ?? null,
    toAccountId: to.id,
    terms: [...terms],
    createdAt: at,
  });
  await tellContract(tx, to, from ? 'offered' : 'offeredByHouse', { kind, name: from?.username, at });
  return id;
}

/**
 * Offers a contract to a direct downline who is an agent; one of its kind that waits is replaced
 * (docs/calls.md, "Contracts of agents").
 *
 * @throws Refusal downline.unknown for everybody else; user.unavailable for a disabled account;
 *   contract.terms.invalid for steps that do not rise, or are over the agent's own.
 */
export async function offerContract(
  db: Database,
  agent: Account,
  { account, ...offer }: Offer & { readonly account: string },
  at: Date,
): Promise<Contract> {
  return db.transaction(async (tx) => {
    const { id } = await directAgent(tx, agent, account);
    await lockAccount(tx, id);
    // Whoever was moved meanwhile is not below the agent any more.
    const to = await directAgent(tx, agent, account);
    checkTerms(offer.terms, await ownHighestRate(tx, agent.id, offer.kind));
    return contractAt(tx, await writeOffer(tx, { from: agent, to }, offer, at), at);
  });
}
