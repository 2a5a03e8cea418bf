import type { MerchantWallet } from '@site/contracts/areas/account';
import { MAIN_WALLET } from '@site/contracts/areas/wallet';
import { useState } from 'react';
import type { WalletOf } from './walletParts';

/** The two sides of a transfer. */
export type Side = 'from' | 'to';

/** Which wallet a transfer takes from and which one it fills; at first from the main one to a vendor's. */
export function useTransferWay({ wallets }: MerchantWallet, vendor: string) {
  const [codes, setCodes] = useState<Readonly<Record<Side, string>>>({ from: MAIN_WALLET, to: vendor });
  const walletOf = (code: string): WalletOf =>
    wallets.find(({ accountType }) => accountType === code) ?? { accountType: code, accountTypeName: code };
  const swap = () => setCodes({ from: codes.to, to: codes.from });
  return {
    from: walletOf(codes.from),
    to: walletOf(codes.to),
    swap,
    /** The wallet of the other side changes places with the one that is chosen in its stead. */
    choose(side: Side, code: string) {
      if (code === codes[side]) return;
      if (code === codes[side === 'from' ? 'to' : 'from']) swap();
      else setCodes({ ...codes, [side]: code });
    },
  };
}
