import { PinPad } from '@site/ui/PinPad';
import type { ReactNode } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../sheet/Sheet.module.css';
import { useFirstFocus } from '../sheet/useFirstFocus';
import own from './PinQuestion.module.css';

interface PinQuestionProps {
  lead: string;
  error: string | undefined;
  sending?: boolean;
  onEnter: (pin: string) => void;
  /** A way out, beneath the keys. */
  children?: ReactNode;
}

/** One question for six digits. The keyboard is in it from the start; on a phone its own keys are there. */
export function PinQuestion({ lead, error, sending = false, onEnter, children }: PinQuestionProps) {
  const { t } = useTexts();
  const input = useFirstFocus();
  return (
    <div className={styles.body}>
      <p className={`${styles.lead} ${own.lead}`}>{lead}</p>
      <PinPad
        inputRef={input}
        label={t('security.payment.name')}
        error={error}
        busy={sending}
        onComplete={onEnter}
      />
      {children && <div className={own.below}>{children}</div>}
    </div>
  );
}
