import { StepHeader } from '@site/ui/StepHeader';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { useOrderNews } from '../parts/orderNews';
import styles from './StepTop.module.css';

interface StepTopProps {
  /** 0 amount, 1 pay, 2 done. */
  current: 0 | 1 | 2;
}

/** Where in the deposit this is. Reading goes on from here where a press has led to the payment. */
export function StepTop({ current }: StepTopProps) {
  const { t } = useTexts();
  const { takeStep } = useOrderNews();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Of an outcome its title is what reading goes on from.
    if (current === 1 && takeStep()) top.current?.focus();
  }, [current, takeStep]);
  const steps = [t('deposit.steps.amount'), t('deposit.steps.pay'), t('deposit.steps.done')];
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      <StepHeader
        label={t('deposit.step', { step: current + 1, of: steps.length })}
        steps={steps}
        current={current}
      />
    </div>
  );
}
