import type { MerchantWallet } from '@site/contracts/areas/account';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import { Sheet } from '@site/ui/Sheet';
import type { Opening } from '@site/ui/useSheet';
import { useId, useState } from 'react';
import { useTexts } from '../../useTexts';
import { TransferForm } from './TransferForm';
import { UnsettledTransfer } from './UnsettledTransfer';
import { useTransfer } from './useTransfer';
import type { Side } from './useTransferWay';
import { WalletSheet } from './WalletSheet';

interface TransferSheetProps {
  wallet: MerchantWallet;
  /** Its value is the vendor whose wallet it is about at first. */
  sheet: Opening;
}

/** Moves money between two wallets. A new sheet (`key`) for each opening: what was typed belongs to one. */
export function TransferSheet({ wallet, sheet }: TransferSheetProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const formId = useId();
  const [choosing, setChoosing] = useState<Side>();
  const transfer = useTransfer(wallet, sheet);
  const { press, money, way, isElsewhere, sent } = transfer;
  const actions = isElsewhere ? (
    <Button variant="quiet" disabled={press.isPending} onClick={transfer.startAnother}>
      {t('wallets.another')}
    </Button>
  ) : (
    <>
      {/* What is on its way is not called off by closing the sheet. */}
      <Button variant="quiet" onClick={sheet.close}>
        {press.isPending ? t('wallets.close') : t('wallets.cancel')}
      </Button>
      <Button type="submit" form={formId} loading={press.isPending} disabled={transfer.isTooMuch}>
        {money === undefined
          ? t('wallets.transfer')
          : t('wallets.transferAmount', { amount: moneyText(money) })}
      </Button>
    </>
  );
  return (
    <Sheet open={sheet.open} onClose={sheet.close} title={t('wallets.transfer')} footer={actions}>
      {isElsewhere ? (
        <UnsettledTransfer wallet={wallet} sent={sent} asking={press.isPending} onAsk={press.askAgain} />
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
