import type { ReactNode } from 'react';
import styles from './QuoteRegion.module.css';

interface QuoteRegionProps {
  /** The figures are of what was typed before: they keep their room and claim nothing. */
  outdated: boolean;
  children: ReactNode;
}

/** What an amount comes to. It stays while amounts come and go, so that figures are read out when they are there. */
export function QuoteRegion({ outdated, children }: QuoteRegionProps) {
  return (
    <div className={styles.region} aria-live="polite" aria-busy={outdated}>
      {children && (
        <div
          className={styles.figures}
          data-outdated={outdated || undefined}
          aria-hidden={outdated || undefined}
        >
          {children}
        </div>
      )}
    </div>
  );
}
