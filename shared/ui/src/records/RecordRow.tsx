import { formatTime } from '@site/i18n';
import type { ReactNode } from 'react';
import styles from './RecordRow.module.css';

export interface RecordRowProps {
  /** A square of 40 or 44 px. */
  icon: ReactNode;
  name: string;
  /** When it was made, ISO 8601; its day is above the list. */
  at: string;
  /** After the time: where, or by which way. */
  detail?: ReactNode;
  /** At the end: what became of it, and its amounts. */
  children: ReactNode;
  /** Opens all of it; without it the row is no button. */
  onOpen?: () => void;
}

/** One record in a DayList. */
export function RecordRow({ icon, name, at, detail, children, onOpen }: RecordRowProps) {
  const content = (
    <>
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.meta}>
          {formatTime(at)}
          {detail !== undefined && <> · {detail}</>}
        </span>
      </span>{' '}
      <span className={styles.figures}>{children}</span>
    </>
  );
  return (
    <li className={styles.item}>
      {onOpen ? (
        <button type="button" aria-haspopup="dialog" className={styles.row} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
