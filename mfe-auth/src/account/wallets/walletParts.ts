import type { MerchantWallet } from '@site/contracts/areas/account';
import { MAIN_WALLET } from '@site/contracts/areas/wallet';
import { compareMoney } from '@site/ui/Money';

export type WalletOf = MerchantWallet['wallets'][number];

/** A wallet that has said what it holds. */
export type AnsweringWallet = WalletOf & { readonly balance: string };

const EMPTY = '0.00';

const isAnswering = (wallet: WalletOf): wallet is AnsweringWallet => wallet.balance !== undefined;
const holdsMoney = ({ balance }: AnsweringWallet) => compareMoney(balance, EMPTY) > 0;

/** The name of a wallet, by its code. */
export function walletNameOf({ wallets }: Pick<MerchantWallet, 'wallets'>, code: string): string {
  return wallets.find(({ accountType }) => accountType === code)?.accountTypeName ?? code;
}

/** The wallets by what a member can do with them. A vendor that does not answer tells no balance. */
export function walletParts({ wallets }: Pick<MerchantWallet, 'wallets'>) {
  const vendors = wallets.filter(({ accountType }) => accountType !== MAIN_WALLET);
  const answering = vendors.filter(isAnswering);
  return {
    main: wallets.find(({ accountType }) => accountType === MAIN_WALLET),
    vendors,
    filled: answering.filter(holdsMoney),
    silent: vendors.filter((wallet) => !isAnswering(wallet)),
    empty: answering.filter((wallet) => !holdsMoney(wallet)),
  };
}
