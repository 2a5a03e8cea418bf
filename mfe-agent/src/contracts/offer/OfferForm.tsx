import { type ContractKind, TERMS_MOST } from '@site/contracts/areas/agentContracts';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { Fault } from '../parts/Fault';
import styles from './Offer.module.css';
import { TermRow } from './TermRow';
import { ToField } from './ToField';
import type { DraftTerms } from './useDraftTerms';
import type { OfferFault } from './useOffer';

interface OfferFormProps {
  id: string;
  kind: ContractKind;
  to: string | undefined;
  draft: DraftTerms;
  fault: OfferFault | undefined;
  /** A press is under way: nothing may be changed then. */
  resting: boolean;
  /** Somebody has been to the list of names. */
  returning: boolean;
  onChange: () => void;
  onChoose: () => void;
  onSend: () => void;
}

/** To whom, and the steps: what is wrong is said under what it is about, and the focus goes there. */
export function OfferForm({ id, kind, to, draft, fault, resting, returning, ...on }: OfferFormProps) {
  const { t } = useTexts();
  const steps = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  const { drafts } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!resting) on.onSend();
  };
  return (
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
      <ToField
        account={to}
        fault={fault?.at === 'account' ? fault.text : undefined}
        disabled={resting}
        returning={returning}
        onChoose={on.onChoose}
      />
      <fieldset className={styles.steps} aria-describedby={`${steps}-fault`}>
        <legend>{t(`contracts.kinds.${kind}.terms`)}</legend>
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>{t(`contracts.kinds.${kind}.turnoverShort`)}</span>
          <span>{t('contracts.offer.active')}</span>
          <span>{t(`contracts.kinds.${kind}.rate`)}</span>
        </div>
        {drafts.map((each, index) => (
          <TermRow
            key={each.key}
            kind={kind}
            step={index + 1}
            draft={each}
            fault={fault?.at === index ? fault : undefined}
            readOnly={resting}
            onType={(field, text) => {
              on.onChange();
              draft.type(each.key, field, text);
            }}
            {...(index > 0 && {
              onRemove: () => {
                on.onChange();
                draft.remove(each.key);
              },
            })}
          />
        ))}
        <Fault id={`${steps}-fault`}>{fault && fault.at === undefined ? fault.text : undefined}</Fault>
        {drafts.length < TERMS_MOST && (
          <Button
            flush
            size="small"
            variant="text"
            className={styles.add}
            disabled={resting}
            icon={<Icon of={Plus} size={18} />}
            onClick={draft.add}
          >
            {t('contracts.offer.add')}
          </Button>
        )}
      </fieldset>
    </form>
  );
}
