import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './FailureNote.module.css';

export interface FailureNoteProps {
  /** What went wrong and whether money moved; nothing where nothing did. */
  text: string | undefined;
  /** A way out, beneath the words. */
  children?: ReactNode;
}

/** Why a press led nowhere. It stays until the next one, and is read out. */
export function FailureNote({ text, children }: FailureNoteProps) {
  return (
    <div role="alert" className={styles.region}>
      {text !== undefined && (
        <div className={styles.note}>
          <Icon of={CircleAlert} size={18} />
          <div className={styles.copy}>
            <p>{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
