import { type ReactNode, useRef } from 'react';
import styles from './Place.module.css';

interface PlaceProps {
  /** The button was pressed here, and not before the page was opened. */
  taken: boolean;
  children: ReactNode;
}

/** Words in the place of a button that was pressed: reading goes on from here, unless the member is elsewhere already. */
export function Place({ taken, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const arrive = (element: HTMLDivElement | null) => {
    const first = place.current === null;
    place.current = element;
    if (first && taken && document.activeElement === document.body) element?.focus({ preventScroll: true });
  };
  return (
    <div ref={arrive} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
