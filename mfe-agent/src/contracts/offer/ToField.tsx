import { Icon } from '@site/ui/Icon';
import { ChevronDown, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import { Fault } from '../parts/Fault';
import styles from './Offer.module.css';

interface ToFieldProps {
  account: string | undefined;
  fault: string | undefined;
  disabled: boolean;
  onChoose: () => void;
}

/** Who is offered the contract: a press opens the list of names. */
export function ToField({ account, fault, disabled, onChoose }: ToFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div>
      <span id={`${id}-label`} className={styles.label}>
        {t('contracts.parties.to')}
      </span>
      <button
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
