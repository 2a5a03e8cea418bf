import { Icon } from '@site/ui/Icon';
import { ChevronDown, UserRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { Fault } from '../parts/Fault';
import styles from './Offer.module.css';

interface ToFieldProps {
  account: string | undefined;
  fault: string | undefined;
  disabled: boolean;
  /** Somebody comes back from the list of names: the focus does too. */
  returning: boolean;
  onChoose: () => void;
}

/** Who is offered the contract: a press opens the list of names. */
export function ToField({ account, fault, disabled, returning, onChoose }: ToFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returning) button.current?.focus();
  }, [returning]);
  return (
    <div>
      <span id={`${id}-label`} className={styles.label}>
        {t('contracts.parties.to')}
      </span>
      <button
        ref={button}
        type="button"
        className={styles.to}
        aria-labelledby={`${id}-label ${id}-name`}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault === undefined ? undefined : true}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onChoose()}
      >
        <Icon of={UserRound} size={20} />
        <span id={`${id}-name`} className={styles.name} data-empty={account === undefined || undefined}>
          {account ?? t('contracts.choose.title')}
        </span>
        <Icon of={ChevronDown} size={20} />
      </button>
      <Fault id={`${id}-fault`}>{fault}</Fault>
    </div>
  );
}
