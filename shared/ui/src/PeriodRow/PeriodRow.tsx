import type { ReactNode } from 'react';
import styles from './PeriodRow.module.css';

export interface PeriodRowProps {
  /** The period: a day, a week. */
  title: ReactNode;
  /** At the end of the title's line: a small text button. */
  action?: ReactNode;
  /** How much is used, with the amount in a `b`; or that there is no limit. */
  used: ReactNode;
  /** Of how much; left out where there is no limit, as what follows. */
  of?: ReactNode;
  /** A `LimitGauge`. */
  gauge?: ReactNode;
  left?: ReactNode;
  startsAgain?: ReactNode;
  /** Below it: what waits. */
  children?: ReactNode;
}

/** A limit of one period: how much of it is used, and when it starts again. Rows of a Card, one below another. */
export function PeriodRow({ title, action, used, of, gauge, left, startsAgain, children }: PeriodRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <h3>{title}</h3>
        {action}
      </div>
      {of === undefined ? (
        <p className={styles.none}>{used}</p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>{used}</span> <span>{of}</span>
          </p>
          {gauge}
          <p className={styles.foot}>
            <span>{left}</span> <span>{startsAgain}</span>
          </p>
        </>
      )}
      {children}
    </article>
  );
}
