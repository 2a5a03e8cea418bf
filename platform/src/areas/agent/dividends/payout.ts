import type { dividendQuote, payDividends } from '@site/contracts/areas/dividends';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { and, eq, inArray } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal, refusalUnder } from '../../../core/http/refusal';
import { balanceOf } from '../../../core/ledger/ledger';
import { balancesOf, lockPlayer } from '../../../core/ledger/wallets';
import type { Merchant } from '../../../core/merchants/tables';
import { formatMoney } from '../../../core/money';
import { refuseResting } from '../../cashier/withdraw/plan';
import { passPayGate, requireFree } from '../contracts/pay';
import { bookDividend } from './book';
import { periodOf } from './period';
import { type DividendRecord, dividends } from './tables';

interface Payer {
  readonly account: Account;
  readonly merchant: Pick<Merchant, 'code' | 'timeZone'>;
}

interface Wanted {
  readonly period: string;
  readonly accounts: readonly string[];
}

interface Owed {
  readonly to: Account;
  readonly record: DividendRecord;
}

/** The direct downlines of these names, in their order. @throws Refusal downline.unknown; request.invalid for one twice. */
async function namedDownlines(
  db: Database,
  { id, merchant }: Account,
  names: readonly string[],
): Promise<Account[]> {
  const keys = names.map((name) => name.toLowerCase());
  if (new Set(keys).size < keys.length) throw refusalUnder('accounts', 'request.invalid');
  const found = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.merchant, merchant), eq(accounts.parentId, id), inArray(accounts.usernameKey, keys)),
    );
  return keys.map((key) => {
    const account = found.find(({ usernameKey }) => usernameKey === key);
    if (!account) throw new Refusal('downline.unknown');
    return account;
  });
}

/** What the caller owes each of them for a period. @throws Refusal dividend.not.due, unless all of it is due. */
async function owedTo(tx: Database, payer: Account, period: string, to: readonly Account[]): Promise<Owed[]> {
  const records = await tx
    .select()
    .from(dividends)
    .where(
      and(
        eq(dividends.payerId, payer.id),
        eq(dividends.period, period),
        eq(dividends.status, 'DUE'),
        inArray(
          dividends.receiverId,
          to.map(({ id }) => id),
        ),
      ),
    );
  return to.map((account) => {
    const record = records.find(({ receiverId }) => receiverId === account.id);
    if (!record) throw new Refusal('dividend.not.due');
    return { to: account, record };
  });
}

/** Holds all sides, in one order, and asks for all that may be against it. */
async function plan(
  tx: Database,
  { account, merchant }: Payer,
  wanted: Wanted,
  at: Date,
): Promise<{ owed: Owed[]; total: bigint }> {
  refuseResting(account, at);
  await periodOf(tx, merchant.timeZone, wanted.period, at);
  const to = await namedDownlines(tx, account, wanted.accounts);
  for (const one of [account, ...to].sort((a, b) => (a.id < b.id ? -1 : 1))) await lockPlayer(tx, one, at);
  // Who was moved, and what was paid, while others were held.
  const now = await namedDownlines(tx, account, wanted.accounts);
  const owed = await owedTo(tx, account, wanted.period, now);
  const total = owed.reduce((sum, { record }) => sum + record.amount, 0n);
  for (const { to: receiver, record } of owed)
    await passPayGate(tx, { from: account, to: receiver }, record.amount, at);
  await requireFree(tx, account, total);
  return { owed, total };
}

/**
 * What paying these dividends comes to, and what the caller keeps. Refuses what paying would refuse, the payment
 * password aside.
 *
 * @throws Refusal as `payOut`.
 */
export function quotePayout(
  db: Database,
  payer: Payer,
  wanted: Wanted,
  at: Date,
): Promise<ValueOf<typeof dividendQuote>> {
  return db.transaction(async (tx) => {
    const { total } = await plan(tx, payer, wanted, at);
    const kept = (await balanceOf(tx, payer.account)) - total;
    return { total: formatMoney(total), kept: formatMoney(kept) };
  });
}

/**
 * Pays direct downlines their dividends of a period from the caller's wallet, all or none (docs/calls.md, "Contracts of
 * agents"). Call it inside a transaction, once the payment password was right.
 *
 * @throws Refusal withdraw.resting; request.invalid, not.found for what is no period; downline.unknown;
 *   dividend.not.due; user.unavailable for a downline who may get nothing; what the gate says of who pays;
 *   balance.insufficient; payment.password.wrong for one that was changed since it was typed.
 */
export async function payOut(
  tx: Database,
  payer: Payer,
  wanted: Wanted,
  at: Date,
): Promise<ValueOf<typeof payDividends>> {
  const { account, merchant } = payer;
  const { owed, total } = await plan(tx, payer, wanted, at);
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, account.id));
  if (owner?.paymentPasswordHash !== account.paymentPasswordHash)
    throw refusalUnder('paymentPassword', 'payment.password.wrong');
  const paid: ValueOf<typeof payDividends>['paid'] = [];
  for (const { to, record } of owed) {
    const orderNo = await bookDividend(tx, record, { from: account, to }, merchant, at);
    if (orderNo === undefined) throw new Refusal('dividend.not.due');
    paid.push({ account: to.username, amount: formatMoney(record.amount), orderNo });
  }
  const { total: balance } = await balancesOf(tx, account);
  return { paid, total: formatMoney(total), sumBalance: formatMoney(balance) };
}
