import type { Referral } from '@site/contracts/areas/referral';
import type { DayRange } from '@site/contracts/values/days';
import { formatNumber, useLanguage } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { formatAmount } from '@site/ui/Money';
import { shortDayText } from '@site/ui/records';
import { ChevronDown, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Earnings.module.css';

interface EarningsTableProps {
  /** The oldest first. */
  days: Referral['byDay'];
  range: DayRange;
}

/** The figures of the chart, the newest first, folded until they are asked for. */
export function EarningsTable({ days, range }: EarningsTableProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const [unfolded, unfold] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary>
        <Icon of={Table2} size={16} />
        {t('referral.earnings.table')}
        <Icon of={ChevronDown} size={16} />
      </summary>
      {unfolded && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('referral.earnings.day')}</th>
              <th scope="col">{t('referral.earnings.members')}</th>
              <th scope="col">{t('referral.earnings.commission')}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ date, members, commission }) => (
              <tr key={date}>
                <th scope="row">{shortDayText(date, language, range)}</th>
                <td>{formatNumber(members)}</td>
                <td>{formatAmount(commission)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
