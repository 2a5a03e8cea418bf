import { type ReactNode, useId } from 'react';
import styles from './ReferralPage.module.css';

interface SectionProps {
  title: string;
  /** Beside the title: a way to more of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, more, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
