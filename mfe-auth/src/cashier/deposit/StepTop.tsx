import { StepHeader } from '@site/ui/StepHeader';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import styles from './StepTop.module.css';

interface StepTopProps {
  /** 0 amount, 1 pay, 2 done. */
  current: 0 | 1 | 2;
  /** This step has followed another one: reading goes on from here. */
  followed?: boolean;
}

/** Where in the deposit this is. */
export function StepTop({ current, followed = false }: StepTopProps) {
  const { t } = useTexts();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (followed) top.current?.focus();
  }, [followed]);
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
