import { useCurrencySymbol } from '@site/api';
import type { Limit } from '@site/contracts/areas/care';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Card } from '@site/ui/Card';
import { lazyComponent } from '@site/ui/lazyPart';
import { compareMoney, Money } from '@site/ui/Money';
import { useId } from 'react';
import { useLimits } from '../../../care/parts/queries';
import { useTexts } from '../../../useTexts';
import cashierStyles from '../../parts/Cashier.module.css';
import { usePeriodText } from '../../parts/useRestText';
import styles from './DepositCare.module.css';

const NetDeposit = lazyComponent(() => import('./NetDeposit'));

/**
 * What the deposit limits leave, the tightest first, and, smaller, what has been paid in less what was paid out. That is
 * no limit and is not called one (PL-027). Limits, a break and the statement are one press away (PL-043).
 */
export function DepositCare() {
  const { t } = useTexts();
  const title = useId();
  const symbol = useCurrencySymbol();
  const periodText = usePeriodText();
  const { data: known } = useLimits();
  const rests = tightestOf(known?.list ?? []);
  return (
    <Card as="section" aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('deposit.care.title')}
      </h2>
      {rests.length > 0 ? (
        <dl className={styles.rests}>
          {rests.map(({ period, rest }) => (
            <div key={period}>
              <dt>{t('deposit.care.left', { period: periodText(period) })}</dt>
              <dd>
                <Money symbol={symbol} amount={rest} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        known && <p className={styles.none}>{t('deposit.care.none')}</p>
      )}
      <NetDeposit />
      <nav aria-label={t('deposit.care.ways')} className={styles.ways}>
        <Link className={cashierStyles.link} to={PATHS.careLimits}>
          {t('cashier.limit.see')}
        </Link>
        <Link className={cashierStyles.link} to={PATHS.careBreak}>
          {t('deposit.care.break')}
        </Link>
        <Link className={cashierStyles.link} to={PATHS.careStatement}>
          {t('deposit.care.statement')}
        </Link>
      </nav>
    </Card>
  );
}

/** What is left in each period that has a limit, whoever set it, the least first. */
function tightestOf(list: readonly Limit[]) {
  const rests = list
    .flatMap(({ kind, period, rest }) => (kind === 'DEPOSIT' && period && rest ? [{ period, rest }] : []))
    .sort((one, other) => compareMoney(one.rest, other.rest));
  return rests.filter(({ period }, index) => rests.findIndex((each) => each.period === period) === index);
}
