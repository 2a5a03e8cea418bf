import type { ContractKind, ContractTerm } from '@site/contracts/areas/agentContracts';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { lockAccount } from '../../../core/accounts/lockAccount';
import { accounts } from '../../../core/accounts/tables';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { writeOffer } from './offer';
import { statusAt } from './status';
import { contracts } from './tables';
import { checkTerms } from './terms';

interface HouseOffer {
  readonly merchant: string;
  readonly username: string;
  readonly kind: ContractKind;
  readonly terms: readonly ContractTerm[];
  readonly by: string;
}

/** Says which step is wrong, as a command prints it. */
function checkWritten(terms: readonly ContractTerm[]): void {
  try {
    checkTerms(terms);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const step = error.details.value?.step;
    throw new OperatorRefused(
      `step ${step} is no step: a rate is above 0.00, turnover and rate rise, active members do not fall`,
    );
  }
}

/**
 * Offers a contract of the house to an agent at the top of a tree; one of its kind that waits is replaced.
 *
 * @returns Its id.
 * @throws OperatorRefused for who is no such agent, and for steps that do not rise.
 */
export const offerByHouse = (
  db: Database,
  { merchant, username, kind, terms, by }: HouseOffer,
  at: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    const named = and(eq(accounts.merchant, merchant), eq(accounts.usernameKey, username.toLowerCase()));
    const [found] = await tx.select({ id: accounts.id }).from(accounts).where(named);
    if (!found) throw new OperatorRefused(`${merchant} has no account "${username}"`);
    await lockAccount(tx, found.id);
    const [to] = await tx.select().from(accounts).where(named);
    if (!to || !isAgentAccount(to.type)) throw new OperatorRefused(`${username} is no agent`);
    if (to.parentId !== null)
      throw new OperatorRefused(`${username} has an agent above: that one offers contracts`);
    checkWritten(terms);
    const id = await writeOffer(tx, { to }, { kind, terms }, at);
    const details = { kind, steps: terms.length, highestRate: terms.at(-1)?.rate };
    await noteAction(tx, { merchant, by, what: 'contract offer', account: to, subject: id, details, at });
    return id;
  });

/** A line for each contract of the house: its id, agent, kind, status, when it was offered, the newest first. */
export async function listHouseContracts(db: Database, merchant: string, at: Date): Promise<string[]> {
  const rows = await db
    .select({ row: contracts, status: statusAt(at), username: accounts.username })
    .from(contracts)
    .innerJoin(accounts, and(eq(accounts.id, contracts.toAccountId), eq(accounts.merchant, merchant)))
    .where(isNull(contracts.fromAccountId))
    .orderBy(desc(contracts.createdAt), desc(contracts.id));
  return rows.map(({ row, status, username }) =>
    [row.id, username, row.kind, status, toInstant(row.createdAt)].join(' '),
  );
}
