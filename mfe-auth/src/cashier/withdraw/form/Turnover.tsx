import { compareMoney, useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../../useTexts';
import type { Withdrawal } from '../queries';
import { DemandRow } from './DemandRow';
import styles from './Turnover.module.css';

/** What still has to be bet, demand by demand; one sentence where the platform tells only the sum. */
export function Turnover({ withdrawal: { demands = [], turnoverLeft } }: { withdrawal: Withdrawal }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  if (demands.length > 0) {
    return (
      <ul className={styles.demands} aria-label={t('withdraw.turnover.label')}>
        {demands.map((demand) => (
          <DemandRow key={demand.id} demand={demand} />
        ))}
      </ul>
    );
  }
  if (compareMoney(turnoverLeft, '0.00') <= 0) return null;
  return <p className={styles.words}>{t('withdraw.turnover.left', { amount: moneyText(turnoverLeft) })}</p>;
}
