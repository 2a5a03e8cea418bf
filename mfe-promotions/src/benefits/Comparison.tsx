import type { Benefits, Level } from '@site/contracts/areas/benefits';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../useTexts';
import styles from './Comparison.module.css';
import { compareLevels, ownLevel, placeOf } from './standing';

interface ComparisonProps {
  benefits: Benefits;
  chosen: Level;
}

/** What the chosen level brings, beside what the member's own does; the later of both takes the accent. */
export function Comparison({ benefits, chosen }: ComparisonProps) {
  const { t } = useTexts();
  const own = ownLevel(benefits);
  const columns = own && own.id !== chosen.id ? [own, chosen] : [chosen];
  const lines = compareLevels(columns);
  if (lines.length === 0) return <p className={styles.empty}>{t('vip.noBenefits')}</p>;
  const later = Math.max(...columns.map(({ from }) => from));
  const accent = (level: Level | undefined) => (level?.from === later ? true : undefined);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          {own && own.id !== chosen.id
            ? t('vip.compareBoth', { yours: own.name, chosen: chosen.name })
            : t('vip.compare', { level: chosen.name })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('vip.benefit')}</th>
          {columns.map((level) => (
            <th key={level.id} scope="col" data-later={accent(level)}>
              {/* @texts vip.before, vip.yours, vip.next, vip.ahead */}
              {level.name} <small>{t(`vip.${placeOf(benefits, level)}`)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, values }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {values.map((value, column) => (
              <td
                key={columns[column]?.id}
                data-later={accent(columns[column])}
                data-none={value === undefined || undefined}
              >
                {value ?? t('vip.nothing')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
