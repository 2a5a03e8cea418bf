import { useCurrencySymbol } from '@site/api';
import type { Referral } from '@site/contracts/areas/referral';
import { useLanguage } from '@site/i18n';
import { BarChart } from '@site/ui/BarChart';
import { Card } from '@site/ui/Card';
import { formatAmount, Money, useMoneyText } from '@site/ui/Money';
import { rangeText, shortDayText } from '@site/ui/records';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useState } from 'react';
import { isNothing } from '../../isNothing';
import { useTexts } from '../../useTexts';
import { Section } from '../Section';
import styles from './Earnings.module.css';
import { EarningsTable } from './EarningsTable';

const PERIODS = ['days7', 'days30'] as const;
type Period = (typeof PERIODS)[number];
const LENGTHS: Record<Period, number> = { days7: 7, days30: 30 };
const PANELS = 'earnings';

type EarningsProps = { referral: Pick<Referral, 'byDay' | 'earned'> };

/** What the last days have earned: the platform's sum, a bar for each day, and a table with the same figures. */
export function Earnings({ referral: { byDay, earned } }: EarningsProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const money = useMoneyText();
  const [period, choose] = useState<Period>('days7');
  const days = byDay.slice(-LENGTHS[period]);
  const range = { startDate: days[0]?.date ?? '', endDate: days.at(-1)?.date ?? '' };
  const sum = earned[period];
  const isWeek = period === 'days7';
  if (days.length === 0) return null;
  return (
    <Section title={t('referral.earnings.title')}>
      <Card>
        <div className={styles.head}>
          <p className={styles.sum}>
            <span className={styles.range}>{rangeText(range, language)}</span>
            <Money symbol={symbol} amount={sum} />
          </p>
          <Tabs
            variant="segmented"
            label={t('referral.earnings.period')}
            panels={PANELS}
            items={PERIODS.map((each) => ({ value: each, label: t(`referral.earnings.${each}`) }))}
            value={period}
            onChange={choose}
            className={styles.period}
          />
        </div>
        <TabPanel panels={PANELS} value={period}>
          {days.some(({ commission }) => !isNothing(commission)) ? (
            <BarChart
              label={t('referral.earnings.chart', { range: rangeText(range, language), sum: money(sum) })}
              days={days.map(({ date, commission }) => ({ day: date, value: commission }))}
              dayLabel={(day) =>
                isWeek ? String(Number(day.slice(-2))) : shortDayText(day, language, range)
              }
              allDayLabels={isWeek}
              tickLabel={(amount) => formatAmount(amount).replace(/\.00$/, '')}
            />
          ) : (
            <p className={styles.none}>{t('referral.earnings.none')}</p>
          )}
          <EarningsTable key={period} days={days} range={range} />
        </TabPanel>
        <p className={styles.note}>{t('referral.earnings.note')}</p>
      </Card>
    </Section>
  );
}
