import { useCurrencySymbol } from '@site/api';
import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { IconButton } from '@site/ui/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import { Fault } from '../parts/Fault';
import styles from './Offer.module.css';
import type { DraftTerm, TermField } from './terms';
import type { OfferFault } from './useOffer';

interface TermRowProps {
  kind: ContractKind;
  /** From 1. */
  step: number;
  draft: DraftTerm;
  fault: OfferFault | undefined;
  readOnly: boolean;
  onType: (field: TermField, text: string) => void;
  /** The first step stays. */
  onRemove?: () => void;
}

/** One step of an offer: three figures beside each other, and what is wrong with them. */
export function TermRow({ kind, step, draft, fault, readOnly, onType, onRemove }: TermRowProps) {
  const { t } = useTexts();
  const id = useId();
  const symbol = useCurrencySymbol();
  const names: Record<TermField, string> = {
    turnover: t(`contracts.kinds.${kind}.turnover`),
    members: t('contracts.terms.members'),
    rate: t(`contracts.kinds.${kind}.rate`),
  };
  const inputOf = (field: TermField) => {
    const isWrong = fault !== undefined && (fault.field === undefined || fault.field === field);
    return (
      <input
        inputMode={field === 'members' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={t('contracts.offer.field', { step, name: names[field] })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        readOnly={readOnly}
        value={draft[field]}
        onChange={({ target }) => onType(field, target.value)}
      />
    );
  };
  return (
    <div>
      <div className={styles.row}>
        <span aria-hidden="true" className={styles.number}>
          {step}
        </span>
        <span className={styles.box}>
          <span aria-hidden="true">{symbol}</span>
          {inputOf('turnover')}
        </span>
        <span className={styles.box}>{inputOf('members')}</span>
        <span className={styles.box}>
          {inputOf('rate')}
          <span aria-hidden="true">%</span>
        </span>
        {onRemove && (
          <IconButton
            icon={X}
            iconSize={18}
            label={t('contracts.offer.remove', { step })}
            className={styles.remove}
            onClick={() => !readOnly && onRemove()}
          />
        )}
      </div>
      <Fault id={`${id}-fault`}>{fault?.text}</Fault>
    </div>
  );
}
