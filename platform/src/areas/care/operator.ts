import { type IdentityState, LimitKind, LimitPeriod } from '@site/contracts/areas/care';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { asc, inArray, or } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import { closeByOperator, openByOperator } from '../../core/care/closing';
import { holdAccount } from '../../core/care/hold';
import { pendingOf, valueAt } from '../../core/care/limitNow';
import { limitName, limitText } from '../../core/care/limitValue';
import { noteChange } from '../../core/care/log';
import { setOperatorLimit } from '../../core/care/operatorLimit';
import { type Care, readCare } from '../../core/care/readCare';
import { stateAt } from '../../core/care/state';
import { careLimits, careStates, type LimitRow } from '../../core/care/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { OperatorRefused } from '../../core/operator/refused';
import { findByUsername } from '../accounts/service';
import { describeMarks } from './marks/describe';
import { tellLimit } from './tellLimit';

/** What an operator asked for and does not get. Its message is one line. */
export class CareRefused extends OperatorRefused {}

/** Whose account it is about. */
export interface Named {
  readonly merchant: string;
  readonly username: string;
}

/**
 * The account of a name. Trials have nothing to protect: what is written down of one would keep it from being deleted.
 *
 * @throws CareRefused for a name that the merchant has not.
 */
export async function accountOf(db: Database, { merchant, username }: Named): Promise<Account> {
  const account = await findByUsername(db, merchant, username);
  if (!account || isTrialAccount(account.type))
    throw new CareRefused(`${merchant} has no account "${username}"`);
  return account;
}

/** Changes something of an account in the operator's name, with the account held. */
async function change<Value>(
  db: Database,
  named: Named,
  act: (tx: Database, care: Care, account: Account) => Promise<Value>,
): Promise<Value> {
  const account = await accountOf(db, named);
  return db.transaction(async (tx) => act(tx, await holdAccount(tx, account), account));
}

function describeLimit(limit: LimitRow, at: Date): string[] {
  const pending = pendingOf(limit, at);
  const value = limitText(limit, valueAt(limit, at));
  if (value === undefined && !pending) return [];
  const waits = pending && ` (${limitText(limit, pending.value) ?? 'none'} from ${toInstant(pending.from)})`;
  return [`${limit.source} ${limitName(limit)} ${value ?? 'none'}${waits ?? ''}`];
}

/**
 * A line for each account that has limits, is closed, or is offered nothing because of its marks: who, whether it may play,
 * its limits, and its marks with its figures.
 */
export async function listCare(db: Database, at: Date): Promise<string[]> {
  const found = await db
    .select({ id: accounts.id, merchant: accounts.merchant, username: accounts.username })
    .from(accounts)
    .where(
      or(
        inArray(accounts.id, db.select({ id: careStates.accountId }).from(careStates)),
        inArray(accounts.id, db.select({ id: careLimits.accountId }).from(careLimits)),
      ),
    )
    .orderBy(asc(accounts.merchant), asc(accounts.username));
  const lines: string[] = [];
  for (const { id, merchant, username } of found) {
    const care = await readCare(db, id);
    const { name, until } = stateAt(care.row, at);
    const described = [
      ...care.limits.flatMap((limit) => describeLimit(limit, at)),
      ...(await describeMarks(db, care, at)),
    ];
    if (name === 'OPEN' && described.length === 0) continue;
    const state = until ? `${name} until ${toInstant(until)}` : name;
    lines.push([merchant, username, state, ...described].join('; '));
  }
  return lines;
}

/** A limit as an operator writes it. */
export interface WrittenLimit {
  readonly kind: string;
  readonly period?: string | undefined;
  /** None takes the operator's limit away. */
  readonly value?: string | undefined;
}

/**
 * Sets a limit beside the member's own, or takes it away, and tells the member in the inbox.
 *
 * @param holdsFrom When it holds: later than now, so that the member can see it before.
 * @throws CareRefused for a limit that there is not, or an account.
 */
export async function limitByOperator(
  db: Database,
  named: Named,
  { kind: typedKind, period: typedPeriod, value }: WrittenLimit,
  at: Date,
  holdsFrom: Date,
): Promise<void> {
  const kind = LimitKind.safeParse(typedKind);
  const period = LimitPeriod.safeParse(typedPeriod);
  if (!kind.success || (typedPeriod !== undefined && !period.success))
    throw new CareRefused('there is no such kind or period of a limit');
  const which = { kind: kind.data, period: period.data, value };
  try {
    await change(db, named, async (tx, care, account) => {
      await setOperatorLimit(tx, care, which, at, holdsFrom);
      await tellLimit(tx, account, at);
    });
  } catch (error) {
    if (error instanceof Refusal) throw new CareRefused(`the merchant offers no such limit (${error.code})`);
    throw error;
  }
}

/** Closes an account for play until the operator opens it. */
export const closeForPlay = (db: Database, named: Named, at: Date): Promise<unknown> =>
  change(db, named, (tx, care) => closeByOperator(tx, care, at));

/**
 * Opens what the operator has closed.
 *
 * @returns Whether the account may play now; what its member has closed stays closed.
 */
export const openForPlay = (db: Database, named: Named, at: Date): Promise<boolean> =>
  change(db, named, async (tx, care) => stateAt(await openByOperator(tx, care, at), at).name === 'OPEN');

/** Writes down what a check of who somebody is has come to. */
export const setIdentity = (
  db: Database,
  named: Named,
  identity: IdentityState,
  at: Date,
): Promise<unknown> =>
  change(db, named, async (tx, care) => {
    await changeState(tx, care.accountId, { identity });
    await noteChange(tx, {
      accountId: care.accountId,
      at,
      what: 'IDENTITY',
      from: care.row?.identity ?? 'NONE',
      to: identity,
      source: 'OPERATOR',
    });
  });
