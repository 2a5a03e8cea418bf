import type { ReactNode } from 'react';
import styles from './StateNote.module.css';

interface StateNoteProps {
  tone?: 'plain' | 'success' | 'warning';
  icon?: ReactNode;
  children: ReactNode;
}

/** How it stands with a wallet, below its name: an icon and words, never colour alone. */
export function StateNote({ tone = 'plain', icon, children }: StateNoteProps) {
  return (
    <small className={`${styles.note} ${styles[tone]}`}>
      {icon}
      <span>{children}</span>
    </small>
  );
}
