import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { shortDayText } from '@site/ui/records';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../../useTexts';
import type { DayColumn } from './DayColumn';
import styles from './DayTable.module.css';

interface DayTableProps<Figures> {
  range: DayRange;
  /** The days of its rows, from the first to the last. */
  days: readonly string[];
  byDay: ReadonlyMap<string, Figures>;
  sum: Figures;
  columns: readonly DayColumn<Figures>[];
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** So many columns fit beside the days on any phone. */
const NARROW = 3;

/** The figures of each day, and their sums. One that is wider than the screen scrolls beside its days. */
export function DayTable<Figures>({
  range,
  days,
  byDay,
  sum,
  columns,
  chosen,
  onChoose,
}: DayTableProps<Figures>) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} data-wide={columns.length > NARROW || undefined}>
        <caption>
          <VisuallyHidden>{t('profit.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('profit.day')}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
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
              <Cells figures={byDay.get(day)} columns={columns} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('profit.total')}</th>
            <Cells figures={sum} columns={columns} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellsProps<Figures> {
  figures: Figures | undefined;
  columns: readonly DayColumn<Figures>[];
}

function Cells<Figures>({ figures, columns }: CellsProps<Figures>) {
  const { t } = useTexts();
  if (figures === undefined) {
    return (
      <td colSpan={columns.length} className={styles.none}>
        {t('profit.noPlay')}
      </td>
    );
  }
  return columns.map(({ head, cell, isNet }) => (
    <td key={head} data-net={isNet || undefined}>
      {cell(figures)}
    </td>
  ));
}
