import type { ReactNode } from 'react';
import styles from './Row.module.css';

interface RowProps {
  title: ReactNode;
  line: ReactNode;
  /** At the end: how it stands, and what it came to. */
  end: ReactNode;
  /** Opens all of it; without it the row is no button. */
  onOpen?: () => void;
}

/** One contract, or what it brought in a day, in a list. */
export function Row({ title, line, end, onOpen }: RowProps) {
  const content = (
    <>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b> <small className={styles.line}>{line}</small>
      </span>{' '}
      <span className={styles.end}>{end}</span>
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
