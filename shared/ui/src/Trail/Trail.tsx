import { useUiLabel } from '@site/ui/useUiLabel';
import { Check, type LucideIcon, X } from 'lucide-react';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { momentText } from './momentText';
import styles from './Trail.module.css';

export interface TrailStep {
  readonly label: string;
  readonly note?: string | undefined;
  /** When it was, ISO 8601. */
  readonly time?: string | undefined;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
}

export interface TrailProps {
  label: string;
  /** In the order in which they come. */
  steps: readonly TrailStep[];
}

// @texts stepDone stepNow stepAhead stepFailed — the state of a step says which
const WORDS = { done: 'stepDone', now: 'stepNow', ahead: 'stepAhead', failed: 'stepFailed' } as const;
const SIGNS: Partial<Record<TrailStep['state'], LucideIcon>> = { done: Check, failed: X };

/** What has happened to an order, and what is still to come. */
export function Trail({ label, steps }: TrailProps) {
  const t = useUiLabel();
  return (
    <ol aria-label={label} className={styles.trail}>
      {steps.map(({ label: step, note, time, state }) => {
        const sign = SIGNS[state];
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={styles.dot}>
              {sign && <Icon of={sign} size={14} />}
            </span>
            <span className={styles.words}>
              {step}
              <VisuallyHidden> ({t(WORDS[state])})</VisuallyHidden>
              {note !== undefined && <small>{note}</small>}
            </span>
            {time !== undefined && <time dateTime={time}>{momentText(time)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
