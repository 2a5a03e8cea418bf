import type { ProfitDay, ProfitSum } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { BarChart } from '@site/ui/BarChart';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { formatAmount } from '@site/ui/Money';
import { rangeText, shortDayText } from '@site/ui/records';
import { ExportControl } from '@site/ui/records/csv';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { ChosenDay } from './ChosenDay';
import styles from './DaysOfPlay.module.css';
import { DayTable } from './DayTable';
import { daysIn } from './daysIn';
import { useProfitCsv } from './profitCsv';

/** So many days are all named below the chart, and their table is open. */
const WEEK = 7;

interface DaysOfPlayProps {
  days: DayRange;
  /** The days on which anything moved, the newest first. */
  list: readonly ProfitDay[];
  sum: ProfitSum;
}

/** The result of each day: drawn, and in a table with the same figures. A day is chosen in either. */
export function DaysOfPlay({ days, list, sum }: DaysOfPlayProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const [chosen, choose] = useState(list[0]?.date);
  const all = daysIn(days);
  const byDay = new Map(list.map((day) => [day.date, day]));
  const isWeek = all.length <= WEEK;
  const table = <DayTable range={days} byDay={byDay} sum={sum} chosen={chosen} onChoose={choose} />;
  return (
    <>
      <Card as="section" className={styles.chart} aria-label={t('profit.byDay')}>
        {chosen !== undefined && <ChosenDay day={chosen} figures={byDay.get(chosen)} />}
        <BarChart
          label={t('profit.chart', { days: rangeText(days, language) })}
          days={all.map((day) => ({ day, value: byDay.get(day)?.profit }))}
          dayLabel={(day) => (isWeek ? String(Number(day.slice(-2))) : shortDayText(day, language, days))}
          allDayLabels={isWeek}
          tickLabel={tickText}
          legend={{ up: t('profit.legend.up'), down: t('profit.legend.down') }}
          selected={chosen}
          onSelect={choose}
        />
      </Card>
      <Card as="section" padded={false} className={styles.table} aria-label={t('profit.table')}>
        {isWeek ? (
          table
        ) : (
          <details className={styles.fold}>
            <summary>
              {t('profit.table')}
              <Icon of={ChevronDown} size={20} />
            </summary>
            {table}
          </details>
        )}
        <ExportControl source={useProfitCsv(days)} gathering={t('profit.gathering')} />
      </Card>
      <p className={styles.fine}>{t('profit.dayNote')}</p>
    </>
  );
}

/** Ticks stand at round numbers: no decimals, and a plus like the minus. */
function tickText(amount: string): string {
  const figures = formatAmount(amount).replace(/\.00$/, '');
  return /^[1-9]/.test(figures) ? `+${figures}` : figures;
}
