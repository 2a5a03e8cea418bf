import type { KpiRow } from '@site/contracts/areas/agent';
import { PATHS } from '@site/contracts/values/paths';
import { formatNumber, useLanguage } from '@site/i18n';
import { Link } from '@site/router';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { formatAmount } from '@site/ui/Money';
import { nearDayText } from '@site/ui/records';
import { ChevronRight } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { figuresSearch } from '../figuresState';
import { Section } from '../parts/Section';
import styles from './OverviewDays.module.css';

interface OverviewDaysProps {
  rows: readonly KpiRow[];
  /** Whether a day opens its profit and loss. */
  opens: boolean;
}

/** Each day of the range, the newest first. */
export function OverviewDays({ rows, opens }: OverviewDaysProps) {
  const { t } = useTexts();
  return (
    <Section title={t('figures.days.title')}>
      <Card as="ul" padded={false}>
        {rows.map((row) => (
          <li key={row.date} className={styles.item}>
            {opens ? (
              <Link to={profitOf(row.date)} className={styles.day}>
                <Day row={row} opens />
              </Link>
            ) : (
              <div className={styles.day}>
                <Day row={row} opens={false} />
              </div>
            )}
          </li>
        ))}
      </Card>
    </Section>
  );
}

const profitOf = (day: string) =>
  PATHS.teamProfit + figuresSearch({ range: { startDate: day, endDate: day } });

function Day({ row, opens }: { row: KpiRow; opens: boolean }) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <>
      <span className={styles.line}>
        <b>
          <time dateTime={row.date}>{nearDayText(row.date, language)}</time>
        </b>{' '}
        <small>
          {t('figures.dayCounts', {
            login: formatNumber(row.login),
            bet: formatNumber(row.bet),
            register: formatNumber(row.register),
          })}
        </small>
        {opens && <Icon of={ChevronRight} size={16} />}
      </span>{' '}
      <span className={styles.pairs}>
        <span>
          <span className={styles.label}>{t('figures.deposits')}</span>{' '}
          <span>{formatAmount(row.deposit)}</span>
        </span>{' '}
        <span>
          <span className={styles.label}>{t('figures.withdrawals')}</span>{' '}
          <span>{formatAmount(row.withdraw)}</span>
        </span>
      </span>
    </>
  );
}
