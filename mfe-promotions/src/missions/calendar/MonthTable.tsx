import type { SignInDay } from '@site/contracts/areas/missions';
import { useLanguage } from '@site/i18n';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../../useTexts';
import styles from './Calendar.module.css';
import { DayCell } from './DayCell';
import { monthText, weekdayNames, weeksOf } from './months';

interface MonthTableProps {
  month: string;
  today: string;
  /** None until they are known: the days of the month are there all the same. */
  days: readonly SignInDay[] | undefined;
}

/** A month, a row for each week. */
export function MonthTable({ month, today, days }: MonthTableProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const names = weekdayNames(language);
  const byDate = new Map(days?.map((day) => [day.date, day]));
  return (
    <table className={styles.table} aria-busy={days === undefined || undefined}>
      <caption>
        <VisuallyHidden>
          {t('missions.calendar.caption', { month: monthText(month, language) })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {t('missions.calendar.weekdays')
            .split(' ')
            .map((short, index) => (
              <th key={names[index]} scope="col">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{names[index]}</VisuallyHidden>
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td key={date ?? names[index]}>
                {date && <DayCell date={date} isToday={date === today} day={byDate.get(date)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
