import type { Rehearsed } from '@site/contracts/federation/consoleApi';
import { Icon } from '@site/ui/Icon';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { ArrowRight } from 'lucide-react';
import { partsText } from '../words/parts';
import styles from './CellPanel.module.css';

export interface ForesightProps {
  merchant: string;
  /** Undefined while it is worked out. */
  rehearsed: Rehearsed | undefined;
  error: Error | null;
}

/** What becomes live for whom, before anything does. */
export function Foresight({ merchant, rehearsed, error }: ForesightProps) {
  return (
    <div className={styles.foresight} aria-live="polite">
      <h3 className={styles.subtitle}>Becomes live for {merchant}</h3>
      {error && <p className={styles.fault}>{error.message}</p>}
      {!rehearsed && !error && <p className={styles.note}>Trying it on a copy…</p>}
      {rehearsed?.refusal && <p className={styles.fault}>{rehearsed.refusal.message}</p>}
      {rehearsed && !rehearsed.refusal && rehearsed.becomes.length === 0 && (
        <p className={styles.note}>Nothing: it is so already.</p>
      )}
      <dl className={styles.becomes}>
        {rehearsed?.becomes.map(({ component, before, after }) => (
          <div key={component}>
            <dt>{component}</dt>
            <dd>
              <span>{partsText(before)}</span>
              <Icon of={ArrowRight} size={14} />
              <VisuallyHidden>becomes</VisuallyHidden>
              <b>{partsText(after)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
