import type { ComponentProps, ReactNode } from 'react';
import styles from './AccessFrame.module.css';
import { Hero } from './Hero';

interface AccessFrameProps extends ComponentProps<typeof Hero> {
  /** What the page is: tabs or a heading. */
  top: ReactNode;
  children: ReactNode;
}

/** The merchant's scene, and below it the panel that every page of access stands on. */
export function AccessFrame({ welcome, top, children }: AccessFrameProps) {
  return (
    <div className={styles.page}>
      <Hero welcome={welcome} />
      <div className={styles.panel}>
        {top}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
