import { MAIN_WALLET, type transfer as transferCall } from '@site/contracts/areas/wallet';
import type * as z from 'zod/mini';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import { bookOf, type Party } from '../../core/ledger/transaction';
import { type Balances, balancesOf, lockPlayer } from '../../core/ledger/wallets';
import { formatMoney, parseMoney } from '../../core/money';
import { type VendorWallet, vendorWallets, walletsOfPlayer } from './vendorWallets';

/** From 1.00 up to what no wallet holds, in minor units. What is less and all that a wallet holds may leave it too. */
const LEAST = 100n;
const MOST = 10n ** 15n;

/** The limits of one transfer, for who is about to make one. */
export const TRANSFER_LIMITS = { min: formatMoney(LEAST), max: formatMoney(MOST) };

type Wanted = z.output<(typeof transferCall)['request']>;

/** The vendor whose wallet it is; none for the main one. */
const vendorOf = (wallet: string): string | undefined => (wallet === MAIN_WALLET ? undefined : wallet);

/** The other wallet, for the record of the main one. */
function remarkOf({ from, to }: Wanted, wallets: readonly VendorWallet[]): string | undefined {
  const other = from === MAIN_WALLET ? to : from;
  return wallets.find(({ vendor }) => vendor === other)?.name;
}

const noWallet = (field: 'from' | 'to') =>
  new Refusal('request.invalid', { fields: { [field]: ['field.format'] } });

const isAmong = (wallets: readonly VendorWallet[], wallet: string) =>
  wallet === MAIN_WALLET || wallets.some(({ vendor }) => vendor === wallet);

const balanceIn = ({ main, byVendor }: Balances, wallet: string): bigint =>
  wallet === MAIN_WALLET ? main : (byVendor.get(wallet) ?? 0n);

/**
 * Moves money between two wallets of a player in one ledger transaction. Call it inside a database transaction.
 *
 * @param unreachable Vendors whose wallets do not answer just now.
 * @throws Refusal request.invalid for wallets that are the same or that the merchant has not, save one to take from that
 *   still holds money; amount.out.of.range, vendor.unavailable, balance.insufficient, and those of the gate; then nothing
 *   is booked.
 */
export async function transferMoney(
  tx: Database,
  account: Account,
  wanted: Wanted,
  unreachable: ReadonlySet<string>,
  at: Date,
): Promise<z.input<(typeof transferCall)['value']>> {
  if (wanted.from === wanted.to) throw noWallet('to');
  const offered = await vendorWallets(tx, account.merchant);
  if (!isAmong(offered, wanted.to)) throw noWallet('to');
  const amount = parseMoney(wanted.amount);
  if (unreachable.has(wanted.from) || unreachable.has(wanted.to)) throw new Refusal('vendor.unavailable');
  await lockPlayer(tx, account, at);
  const before = await balancesOf(tx, account);
  const own = await walletsOfPlayer(tx, account.merchant, before);
  if (!isAmong(own, wanted.from)) throw noWallet('from');
  const held = balanceIn(before, wanted.from);
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
    remark: remarkOf(wanted, own),
    at,
    postings: [
      { party: partyOf(wanted.from), amount: -amount },
      { party: partyOf(wanted.to), amount },
    ],
  });
  const after = await balancesOf(tx, account);
  return {
    orderNo,
    sumBalance: formatMoney(after.total),
    balances: Object.fromEntries(
      [wanted.from, wanted.to].map((wallet) => [wallet, formatMoney(balanceIn(after, wallet))]),
    ),
  };
}
