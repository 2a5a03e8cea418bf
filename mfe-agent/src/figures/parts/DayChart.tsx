import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { BarChart, type BarChartProps } from '@site/ui/BarChart';
import { formatAmount } from '@site/ui/Money';
import { direction, rangeText, shortDayText } from '@site/ui/records';
import type { ReactNode } from 'react';
import { DayTable } from './DayTable';

/** So many days are all named below the chart. */
const WEEK = 7;

export interface DayColumn<Day> {
  readonly head: string;
  readonly of: (day: Day) => string;
  /** Gains and losses: with a sign. */
  readonly signed?: boolean;
}

interface DayChartProps<Day> extends Pick<BarChartProps, 'legend' | 'pair'> {
  /** What is drawn; the days are put behind it. */
  label: string;
  range: DayRange;
  /** The oldest first. */
  days: readonly Day[];
  /** What is drawn of a day: one amount, or two of them beside each other. */
  columns: readonly [DayColumn<Day>, DayColumn<Day>?];
}

/** Figures day by day: drawn, over a table with the same. Days of nothing have no scale: they are in the table alone. */
export function DayChart<Day extends { readonly date: string }>({
  label,
  range,
  days,
  columns,
  ...meaning
}: DayChartProps<Day>): ReactNode {
  const language = useLanguage();
  const isWeek = days.length <= WEEK;
  const [first, second] = columns;
  const drawn = columns.some((column) => column && days.some((day) => direction(column.of(day)) !== 'even'));
  return (
    <>
      {drawn && (
        <BarChart
          label={`${label}, ${rangeText(range, language)}`}
          days={days.map((day) => ({ day: day.date, value: first.of(day), beside: second?.of(day) }))}
          dayLabel={(day) => (isWeek ? String(Number(day.slice(-2))) : shortDayText(day, language, range))}
          allDayLabels={isWeek}
          tickLabel={(amount) => formatAmount(amount).replace(/\.00$/, '')}
          {...meaning}
        />
      )}
      <DayTable range={range} days={days} columns={columns.filter((column) => column !== undefined)} />
    </>
  );
}
