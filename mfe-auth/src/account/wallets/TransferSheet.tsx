import type { MerchantWallet } from '@site/contracts/areas/account';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useId, useState } from 'react';
import { StillChecking } from '../../cashier/parts/StillChecking';
import { useMoneyText } from '../../cashier/parts/useMoneyText';
import { useTexts } from '../../useTexts';
import { TransferForm } from './TransferForm';
import { useTransfer } from './useTransfer';
import type { Side } from './useTransferWay';
import { WalletSheet } from './WalletSheet';

interface TransferSheetProps {
  wallet: MerchantWallet;
  /** The vendor whose wallet it is about at first. */
  vendor: string;
  open: boolean;
  onClose: () => void;
}

/** Moves money between two wallets. A new sheet (`key`) for each opening: what was typed belongs to one. */
export function TransferSheet({ wallet, vendor, open, onClose }: TransferSheetProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const formId = useId();
  const [choosing, setChoosing] = useState<Side>();
  const transfer = useTransfer(wallet, vendor, onClose);
  const { press, money, way } = transfer;
  const close = () => {
    transfer.sayUnknown();
    onClose();
  };
  const actions = (
    <>
      <Button variant="quiet" onClick={close}>
        {t('wallets.cancel')}
      </Button>
      <Button type="submit" form={formId} loading={press.isPending} disabled={transfer.isTooMuch}>
        {money === undefined
          ? t('wallets.transfer')
          : t('wallets.transferAmount', { amount: moneyText(money) })}
      </Button>
    </>
  );
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('wallets.transfer')}
      footer={press.isUnknown ? undefined : actions}
    >
      {press.isUnknown ? (
        <StillChecking asking={press.isPending} onAsk={press.askAgain} />
      ) : (
        <TransferForm id={formId} transfer={transfer} wallet={wallet} onChoose={setChoosing} />
      )}
      <WalletSheet
        side={choosing}
        chosen={choosing && way[choosing].accountType}
        wallet={wallet}
        onChoose={(code) => {
          if (choosing) way.choose(choosing, code);
          setChoosing(undefined);
        }}
        onClose={() => setChoosing(undefined)}
      />
    </Sheet>
  );
}
