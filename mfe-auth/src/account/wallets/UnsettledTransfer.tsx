import type { MerchantWallet } from '@site/contracts/areas/account';
import type { transfer } from '@site/contracts/areas/wallet';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { useMoneyText } from '@site/ui/Money';
import { StillChecking } from '@site/ui/StillChecking';
import { useTexts } from '../../useTexts';
import styles from './UnsettledTransfer.module.css';
import { walletNameOf } from './walletParts';

interface UnsettledTransferProps {
  wallet: MerchantWallet;
  /** What was asked for; missing while another sheet waits for its answer. */
  sent: RequestOf<typeof transfer> | undefined;
  asking: boolean;
  onAsk: () => void;
}

/** A transfer of which nobody knows yet whether it moved: which one, and the way to ask. */
export function UnsettledTransfer({ wallet, sent, asking, onAsk }: UnsettledTransferProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return (
    <div className={styles.body}>
      <StillChecking asking={asking} onAsk={onAsk} />
      {sent && (
        <p className={styles.what}>
          {t('wallets.asked', {
            amount: moneyText(sent.amount),
            from: walletNameOf(wallet, sent.from),
            to: walletNameOf(wallet, sent.to),
          })}
        </p>
      )}
    </div>
  );
}
