import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** At the end of the title's line, quieter. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, note, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </div>
      {children}
    </section>
  );
}
