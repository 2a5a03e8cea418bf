import { type ReactNode, type Ref, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Beside the title: a state. */
  end?: ReactNode;
  /** The title, to move the focus to. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, end, titleRef, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
