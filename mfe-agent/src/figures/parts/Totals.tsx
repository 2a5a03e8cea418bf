import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Totals.module.css';

interface TotalsProps {
  /** One, or three. */
  figures: readonly { readonly label: string; readonly value: ReactNode }[];
  /** The page has the site's bar at its foot: they stand on that. */
  onTabBar?: boolean;
}

/** The sums over the whole range, as the platform says, at the foot of the screen. */
export function Totals({ figures, onTabBar = false }: TotalsProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of figures, no fieldset
    <div
      role="group"
      aria-label={t('figures.totals')}
      className={styles.totals}
      data-on-tab-bar={onTabBar || undefined}
    >
      <dl className={styles.figures} data-count={figures.length}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
