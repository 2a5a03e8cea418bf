import { useUiLabel } from '@site/ui/useUiLabel';
import { Check } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './StepHeader.module.css';

export interface StepHeaderProps {
  /** `Step 1 of 3`. */
  label: string;
  /** Names of the steps, in their order. */
  steps: readonly string[];
  /** Which one is open, from 0; the number of steps when all are done. */
  current: number;
}

/** How far a task is that takes several steps. */
export function StepHeader({ label, steps, current }: StepHeaderProps) {
  const t = useUiLabel();
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <Icon of={Check} size={14} label={t('stepDone')} />}
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
