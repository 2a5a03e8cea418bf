import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { formatAmount } from '@site/ui/Money';
import { shortDayText } from '@site/ui/records';
import { ChevronDown, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import type { DayColumn } from './DayChart';
import styles from './DayTable.module.css';
import { Signed } from './Signed';

interface DayTableProps<Day> {
  range: DayRange;
  /** The oldest first. */
  days: readonly Day[];
  columns: readonly DayColumn<Day>[];
}

/** The figures of a chart, the newest first, folded until they are asked for. */
export function DayTable<Day extends { readonly date: string }>({
  range,
  days,
  columns,
}: DayTableProps<Day>) {
  const { t } = useTexts();
  const language = useLanguage();
  const [unfolded, unfold] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary>
        <Icon of={Table2} size={16} />
        {t('figures.days.table')}
        <Icon of={ChevronDown} size={16} />
      </summary>
      {unfolded && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('figures.days.day')}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.date}>
                <th scope="row">{shortDayText(day.date, language, range)}</th>
                {columns.map(({ head, of, signed }) => (
                  <td key={head}>{signed ? <Signed amount={of(day)} /> : formatAmount(of(day))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
