import type { DepositMethod } from '@site/contracts/areas/deposit';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { useMoneyText } from '@site/ui/Money';
import { Gauge } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import cashierStyles from '../../parts/Cashier.module.css';
import { usePeriodText } from '../../parts/useRestText';
import styles from './OwnLimit.module.css';

interface OwnLimitProps {
  /** Of the sentence, for what it explains. */
  id: string;
  rest: NonNullable<DepositMethod['rest']>;
}

/** What the member's deposit limits still leave, of several the lowest, under the amount that it is about. */
export function OwnLimit({ id, rest }: OwnLimitProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const periodText = usePeriodText();
  return (
    <p className={styles.own}>
      <Icon of={Gauge} size={16} />
      <span>
        <span id={id}>
          {t('deposit.limit.leaves', { amount: moneyText(rest.amount), period: periodText(rest.period) })}
        </span>{' '}
        <Link className={cashierStyles.link} to={PATHS.careLimits}>
          {t('cashier.limit.see')}
        </Link>
      </span>
    </p>
  );
}
