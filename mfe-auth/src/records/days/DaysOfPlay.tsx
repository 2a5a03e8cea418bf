import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { BarChart } from '@site/ui/BarChart';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { formatAmount } from '@site/ui/Money';
import { shortDayText } from '@site/ui/records';
import { type CsvSource, ExportControl } from '@site/ui/records/csv';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { ChosenDay } from './ChosenDay';
import type { DayColumn } from './DayColumn';
import styles from './DaysOfPlay.module.css';
import { DayTable } from './DayTable';
import { daysIn } from './daysIn';

/** So many days are all named below the chart, and their table is open. */
const WEEK = 7;

interface DaysOfPlayProps<Day extends Figures & { readonly date: string }, Figures> {
  range: DayRange;
  /** The days on which anything moved, the newest first. */
  list: readonly Day[];
  sum: Figures;
  netOf: (figures: Figures) => string;
  columns: readonly DayColumn<Figures>[];
  /** What is said of a day that is chosen, besides its result. */
  more: (day: Day) => string;
  chart: {
    /** What it draws, in one sentence. */
    readonly label: string;
    /** Another amount of each day, and what it is called. */
    readonly mark?: { readonly of: (day: Day) => string; readonly legend: string };
  };
  /** The rows of a long range: all of its days, or without those on which nothing moved. */
  rows?: 'all' | 'moved';
  csv: CsvSource<Day>;
  note: string;
}

/** The result of each day: drawn, and in a table with the same figures. A day is chosen in either. */
export function DaysOfPlay<Day extends Figures & { readonly date: string }, Figures>({
  range,
  list,
  sum,
  netOf,
  columns,
  more,
  chart: { label, mark },
  rows = 'all',
  csv,
  note,
}: DaysOfPlayProps<Day, Figures>) {
  const { t } = useTexts();
  const language = useLanguage();
  const [chosen, choose] = useState(list[0]?.date);
  const [unfolded, unfold] = useState(false);
  const all = daysIn(range);
  const byDay = new Map(list.map((day) => [day.date, day]));
  const chosenDay = chosen === undefined ? undefined : byDay.get(chosen);
  const isWeek = all.length <= WEEK;
  const table = (
    <DayTable<Figures>
      range={range}
      days={isWeek || rows === 'all' ? [...all].reverse() : list.map(({ date }) => date)}
      byDay={byDay}
      sum={sum}
      columns={columns}
      chosen={chosen}
      onChoose={choose}
    />
  );
  return (
    <>
      <Card as="section" className={styles.chart} aria-label={t('profit.byDay')}>
        {chosen !== undefined && (
          <ChosenDay day={chosen} net={chosenDay && netOf(chosenDay)} more={chosenDay && more(chosenDay)} />
        )}
        <BarChart
          label={label}
          days={all.map((day) => {
            const figures = byDay.get(day);
            return { day, value: figures && netOf(figures), mark: figures && mark?.of(figures) };
          })}
          dayLabel={(day) => (isWeek ? String(Number(day.slice(-2))) : shortDayText(day, language, range))}
          allDayLabels={isWeek}
          tickLabel={tickText}
          legend={{
            up: t('profit.legend.up'),
            down: t('profit.legend.down'),
            ...(mark && { mark: mark.legend }),
          }}
          selected={chosen}
          onSelect={choose}
        />
      </Card>
      <Card as="section" padded={false} className={styles.table} aria-label={t('profit.table')}>
        {isWeek ? (
          table
        ) : (
          <details className={styles.fold} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
            <summary>
              {t('profit.table')}
              <Icon of={ChevronDown} size={20} />
            </summary>
            {unfolded && table}
          </details>
        )}
        <ExportControl source={csv} gathering={t('profit.gathering')} />
      </Card>
      <p className={styles.fine}>{note}</p>
    </>
  );
}

/** Ticks stand at round numbers: no decimals, and a plus like the minus. */
function tickText(amount: string): string {
  const figures = formatAmount(amount).replace(/\.00$/, '');
  return /^[1-9]/.test(figures) ? `+${figures}` : figures;
}
