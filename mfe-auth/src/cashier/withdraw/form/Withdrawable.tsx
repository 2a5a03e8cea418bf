import { useCurrencySymbol } from '@site/api';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { useTexts } from '../../../useTexts';
import type { Withdrawal } from '../queries';
import { Turnover } from './Turnover';
import styles from './Withdrawable.module.css';

/** What may be withdrawn, and why not more. */
export function Withdrawable({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTexts();
  return (
    <Card as="section" className={styles.card} aria-labelledby="withdrawable">
      <h2 id="withdrawable" className={styles.label}>
        {t('withdraw.withdrawable')}
      </h2>
      <p className={styles.amount}>
        <Money symbol={useCurrencySymbol()} amount={withdrawal.withdrawable} />
      </p>
      <Turnover withdrawal={withdrawal} />
    </Card>
  );
}
