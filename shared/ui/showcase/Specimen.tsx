import type { ReactNode } from 'react';
import styles from './Showcase.module.css';

export interface SpecimenProps {
  title: string;
  /** `frame` draws an edge, `padded` an edge with room, `bare` none, `flush` nothing at all. */
  room?: 'frame' | 'padded' | 'bare' | 'flush';
  children: ReactNode;
}

/** One component in one or more states. */
export function Specimen({ title, room = 'padded', children }: SpecimenProps) {
  const framed = room === 'frame' || room === 'padded';
  const inner = room === 'padded' ? <div className={styles.padded}>{children}</div> : children;
  return (
    <section className={styles.specimen}>
      <h2>{title}</h2>
      <div className={framed ? styles.frame : room === 'bare' ? styles.bare : undefined}>{inner}</div>
    </section>
  );
}
