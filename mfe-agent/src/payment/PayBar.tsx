import { ActionBar } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import type { ReactNode } from 'react';
import styles from './PayBar.module.css';

interface PayBarProps {
  /** How many people, or how much. */
  lead: ReactNode;
  note?: ReactNode;
  /** The figures are of what was chosen before. */
  outdated?: boolean;
  action: string;
  disabled?: boolean;
  loading?: boolean;
  onPress: () => void;
}

/** What it comes to, what is left, and one button: at the foot of the screen. */
export function PayBar({ lead, note, outdated = false, action, disabled, loading, onPress }: PayBarProps) {
  return (
    <ActionBar>
      <div className={styles.bar}>
        <p
          className={styles.words}
          aria-live="polite"
          aria-busy={outdated}
          data-outdated={outdated || undefined}
        >
          <b className={styles.lead}>{lead}</b> {note !== undefined && <small>{note}</small>}
        </p>
        <Button disabled={disabled ?? false} loading={loading ?? false} onClick={onPress}>
          {action}
        </Button>
      </div>
    </ActionBar>
  );
}
