import { type ReactNode, useId } from 'react';
import styles from './RowGroup.module.css';

interface RowGroupProps {
  as?: 'section' | 'nav';
  title: string;
  /** A `RowCard`. */
  children: ReactNode;
}

/** Rows under the heading that names them. */
export function RowGroup({ as: Element = 'section', title, children }: RowGroupProps) {
  const id = useId();
  return (
    <Element aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Element>
  );
}
