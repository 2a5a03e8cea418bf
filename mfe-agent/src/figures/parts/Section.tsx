import { useCurrencySymbol } from '@site/api';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  /** Whether it says what its amounts are in: the first of several does. */
  inCurrency?: boolean;
  children: ReactNode;
}

/** A heading over figures, with the currency said once for all of them. */
export function Section({ title, inCurrency = true, children }: SectionProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {inCurrency && symbol !== '' && (
          <span className={styles.note}>{t('figures.amountsIn', { symbol })}</span>
        )}
      </div>
      {children}
    </section>
  );
}
