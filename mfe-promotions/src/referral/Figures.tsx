import { useCurrencySymbol } from '@site/api';
import type { Referral } from '@site/contracts/areas/referral';
import { formatNumber } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { useTexts } from '../useTexts';
import styles from './Figures.module.css';

type FiguresProps = { referral: Pick<Referral, 'members' | 'deposited' | 'commission'> };

/** How many have joined and deposited, and all that was earned. */
export function Figures({ referral: { members, deposited, commission } }: FiguresProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  return (
    <Card as="section" padded={false} aria-label={t('referral.figures')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('referral.joined')}</dt>
          <dd>{formatNumber(members)}</dd>
        </div>
        <div>
          <dt>{t('referral.deposited')}</dt>
          <dd>{formatNumber(deposited)}</dd>
        </div>
        <div>
          <dt>{t('referral.earned')}</dt>
          <dd>
            <Money symbol={symbol} amount={commission} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
