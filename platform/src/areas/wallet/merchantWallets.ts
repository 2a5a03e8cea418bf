import type { merchantWallet } from '@site/contracts/areas/account';
import { MAIN_WALLET } from '@site/contracts/areas/wallet';
import type * as z from 'zod/mini';
import type { Context } from '../../core/http/route';
import type { LocalizedText } from '../../core/language';
import { balancesOf } from '../../core/ledger/wallets';
import { formatMoney } from '../../core/money';
import { TRANSFER_LIMITS } from './transfer';
import { type VendorWallet, vendorWallets, walletsOfPlayer } from './vendorWallets';

export const MAIN_WALLET_NAME: LocalizedText = { en: 'Main wallet', th: 'กระเป๋าหลัก' };

/**
 * The wallets of a merchant, the main one first; with a session what is in them, and those too that still hold money of
 * the caller. A vendor that does not answer just now
 * has no balance, and counts in no sum.
 */
export async function merchantWallets(
  { db, account, merchant, language }: Context,
  unreachable: ReadonlySet<string>,
): Promise<z.input<(typeof merchantWallet)['value']>> {
  const { currency, currencySymbol } = merchant;
  const main = { accountType: MAIN_WALLET, accountTypeName: MAIN_WALLET_NAME[language] };
  const shown = ({ vendor, name }: VendorWallet) => ({ accountType: vendor, accountTypeName: name });
  if (!account) {
    const others = await vendorWallets(db, merchant.code);
    return { currency, currencySymbol, wallets: [main, ...others.map(shown)] };
  }
  const balances = await balancesOf(db, account);
  const others = (await walletsOfPlayer(db, merchant.code, balances)).map(shown);
  const inVendors = others.map(({ accountType }) =>
    unreachable.has(accountType) ? undefined : (balances.byVendor.get(accountType) ?? 0n),
  );
  const inGames = inVendors.reduce<bigint>((sum, balance) => sum + (balance ?? 0n), 0n);
  return {
    currency,
    currencySymbol,
    sumBalance: formatMoney(balances.main + inGames),
    inGames: formatMoney(inGames),
    transfer: TRANSFER_LIMITS,
    wallets: [
      { ...main, balance: formatMoney(balances.main) },
      ...others.map((wallet, index) => {
        const balance = inVendors[index];
        return balance === undefined ? wallet : { ...wallet, balance: formatMoney(balance) };
      }),
    ],
  };
}
