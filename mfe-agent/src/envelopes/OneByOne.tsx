import { useCurrencySymbol } from '@site/api';
import { Card } from '@site/ui/Card';
import { type ReactNode, useId } from 'react';
import { PersonFace } from '../people/PersonFace';
import { PersonName } from '../people/PersonName';
import { useTexts } from '../useTexts';
import styles from './Envelopes.module.css';
import type { EnvelopesDraft, Receiver } from './useEnvelopes';

interface OneByOneProps {
  draft: EnvelopesDraft;
  /** What is wrong with somebody's amount. */
  errorOf: (account: string, text: string) => string | undefined;
}

/** An amount of their own for each of them. */
export function OneByOne({ draft: { people, amounts, change }, errorOf }: OneByOneProps) {
  const { t } = useTexts();
  return (
    <Card padded={false} className={styles.list}>
      <ul aria-label={t('envelopes.amount.oneByOne')}>
        {people.map((person) => {
          const text = amounts[person.account] ?? '';
          return (
            <li key={person.account}>
              <AmountRow
                person={person}
                value={text}
                error={errorOf(person.account, text)}
                onChange={(next) => change({ amounts: { ...amounts, [person.account]: next } })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface AmountRowProps {
  person: Receiver;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function AmountRow({ person: { account, online = false }, value, error, onChange }: AmountRowProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const faultId = useId();
  const fault: ReactNode = error !== undefined && (
    <span id={faultId} className={styles.fault}>
      {error}
    </span>
  );
  return (
    <div className={styles.amountRow}>
      <PersonFace account={account} online={online} />
      <PersonName account={account}>{fault || undefined}</PersonName>
      <span className={styles.field} data-bad={error !== undefined || undefined}>
        <span aria-hidden="true">{symbol}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="0.00"
          value={value}
          aria-label={t('envelopes.amount.for', { account })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : faultId}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    </div>
  );
}
