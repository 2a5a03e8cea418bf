import { MAIN_WALLET, type transfer as transferCall } from '@site/contracts/areas/wallet';
import type * as z from 'zod/mini';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { balanceOf, postTransaction } from '../../core/ledger/ledger';
import { bookOf, type Party } from '../../core/ledger/transaction';
import { balancesOf, lockPlayer } from '../../core/ledger/wallets';
import { formatMoney, parseMoney } from '../../core/money';
import { vendorWallets } from './vendorWallets';

/** From 1.00 up to what no wallet holds, in minor units. What is less and all that a wallet holds may leave it too. */
const LEAST = 100n;
const MOST = 10n ** 15n;

/** The limits of one transfer, for who is about to make one. */
export const TRANSFER_LIMITS = { min: formatMoney(LEAST), max: formatMoney(MOST) };

type Wanted = z.output<(typeof transferCall)['request']>;

/** The vendor whose wallet it is; none for the main one. */
const vendorOf = (wallet: string): string | undefined => (wallet === MAIN_WALLET ? undefined : wallet);

/** The other wallet, for the record of the main one. */
function remarkOf({ from, to }: Wanted, names: ReadonlyMap<string, string>): string | undefined {
  return names.get(from === MAIN_WALLET ? to : from);
}

/**
 * Moves money between two wallets of a player in one ledger transaction. Call it inside a database transaction.
 *
 * @param unreachable Vendors whose wallets do not answer just now.
 * @throws Refusal request.invalid for wallets that are the same or that the merchant has not; amount.out.of.range,
 *   vendor.unavailable, balance.insufficient, and those of the gate; then nothing is booked.
 */
export async function transferMoney(
  tx: Database,
  account: Account,
  wanted: Wanted,
  unreachable: ReadonlySet<string>,
  at: Date,
): Promise<z.input<(typeof transferCall)['value']>> {
  const offered = new Map(
    (await vendorWallets(tx, account.merchant)).map(({ vendor, name }) => [vendor, name]),
  );
  for (const field of ['from', 'to'] as const)
    if (wanted[field] !== MAIN_WALLET && !offered.has(wanted[field]))
      throw new Refusal('request.invalid', { fields: { [field]: ['field.format'] } });
  if (wanted.from === wanted.to) throw new Refusal('request.invalid', { fields: { to: ['field.format'] } });
  const amount = parseMoney(wanted.amount);
  if (unreachable.has(wanted.from) || unreachable.has(wanted.to)) throw new Refusal('vendor.unavailable');
  await lockPlayer(tx, account, at);
  const held = await balanceOf(tx, account, bookOf(account), vendorOf(wanted.from));
  if (amount <= 0n || (amount < LEAST && amount !== held) || amount > MOST)
    throw new Refusal('amount.out.of.range', { value: TRANSFER_LIMITS });

  const partyOf = (wallet: string): Party => ({ player: account, wallet: vendorOf(wallet) });
  const orderNo = newId('T');
  await postTransaction(tx, {
    merchant: account.merchant,
    book: bookOf(account),
    kind: 'transfer',
    reference: orderNo,
    orderNo,
    remark: remarkOf(wanted, offered),
    at,
    postings: [
      { party: partyOf(wanted.from), amount: -amount },
      { party: partyOf(wanted.to), amount },
    ],
  });
  const { main, total, byVendor } = await balancesOf(tx, account);
  const balanceIn = (wallet: string) => (wallet === MAIN_WALLET ? main : (byVendor.get(wallet) ?? 0n));
  return {
    orderNo,
    sumBalance: formatMoney(total),
    balances: Object.fromEntries(
      [wanted.from, wanted.to].map((wallet) => [wallet, formatMoney(balanceIn(wallet))]),
    ),
  };
}
