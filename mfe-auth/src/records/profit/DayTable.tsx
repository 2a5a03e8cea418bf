import type { ProfitDay, ProfitSum } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { formatAmount } from '@site/ui/Money';
import { direction, shortDayText } from '@site/ui/records';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../../useTexts';
import styles from './DayTable.module.css';
import { daysIn } from './daysIn';

interface DayTableProps {
  range: DayRange;
  byDay: ReadonlyMap<string, ProfitDay>;
  sum: ProfitSum;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** What was bet and won on each day, and what came of it. */
export function DayTable({ range, byDay, sum, chosen, onChoose }: DayTableProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const newestFirst = [...daysIn(range)].reverse();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('profit.table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {(['day', 'bets', 'won', 'netShort'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`profit.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newestFirst.map((day) => (
          <tr key={day} data-chosen={day === chosen || undefined}>
            <th scope="row">
              <button
                type="button"
                className={styles.day}
                aria-pressed={day === chosen}
                onClick={() => onChoose(day)}
              >
                {shortDayText(day, language, range)}
              </button>
            </th>
            <Figures figures={byDay.get(day)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('profit.total')}</th>
          <Figures figures={sum} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ figures }: { figures: ProfitSum | undefined }) {
  const { t } = useTexts();
  if (!figures) {
    return (
      <td colSpan={3} className={styles.none}>
        {t('profit.noPlay')}
      </td>
    );
  }
  const { betAmount, winAmount, profit } = figures;
  return (
    <>
      <td>{formatAmount(betAmount)}</td>
      <td>{formatAmount(winAmount)}</td>
      <td>
        {direction(profit) === 'up' && '+'}
        {formatAmount(profit)}
      </td>
    </>
  );
}
