import type { teamKpi } from '@site/contracts/areas/agent';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { useLanguage } from '@site/i18n';
import { rangeText } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { ChartCard } from '../parts/ChartCard';
import { DayChart } from '../parts/DayChart';
import type { Figures } from '../useFigures';
import styles from './FlowCard.module.css';

interface FlowCardProps {
  byDay: NonNullable<ValueOf<typeof teamKpi>['byDay']>;
  figures: Figures;
}

/** What came in and what went out, day by day; one day alone is no chart. */
export function FlowCard({ byDay, figures: { days } }: FlowCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  if (byDay.length < 2) return null;
  return (
    <ChartCard
      lead={rangeText(days, language)}
      title={<span className={styles.title}>{t('figures.flow')}</span>}
      views={[
        {
          id: 'days',
          name: '',
          drawing: (
            <DayChart
              label={t('figures.flow')}
              range={days}
              days={byDay}
              columns={[
                { head: t('figures.deposits'), of: ({ deposit }) => deposit },
                { head: t('figures.withdrawals'), of: ({ withdraw }) => withdraw },
              ]}
              pair={{ first: t('figures.deposits'), second: t('figures.withdrawals') }}
            />
          ),
        },
      ]}
    />
  );
}
