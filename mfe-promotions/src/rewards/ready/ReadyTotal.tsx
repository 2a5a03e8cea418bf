import { useCurrencySymbol } from '@site/api';
import type { RewardFooter } from '@site/contracts/areas/rewards';
import { formatNumber } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { useTexts } from '../../useTexts';
import styles from './Ready.module.css';

/** What all rewards come to that may be taken, as the platform says, and how many they are. */
export function ReadyTotal({ claimable, ready }: RewardFooter) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  return (
    <div className={styles.total}>
      <p>
        <span className={styles.label}>{t('rewards.total')}</span>
        <Money symbol={symbol} amount={claimable} className={styles.sum} />
      </p>
      <p className={styles.count}>{t('rewards.count', { count: ready, shown: formatNumber(ready) })}</p>
    </div>
  );
}
