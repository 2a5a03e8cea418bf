import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '../api/changes';
import styles from './CellPanel.module.css';
import { ReasonField } from './ReasonField';
import { ScopeSelect, useScopes } from './ScopeSelect';
import { useDecision } from './useDecision';

export interface FreezeFormProps {
  remote: string;
  merchant: string;
  /** The number under which the rules stand. */
  rules: number;
}

/** Keeps something as it is from one moment to another, on the clocks of a zone. Rollbacks pass. */
export function FreezeForm({ remote, merchant, rules }: FreezeFormProps) {
  const decision = useDecision(rules);
  const freeze = useChange('freezes');
  const offered = useScopes('freeze', remote, merchant);
  const [chosen, setChosen] = useState(0);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [tried, setTried] = useState(false);
  const missing = (text: string, words: string) => (tried && text === '' ? words : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const scope = offered[chosen]?.scope;
    if (!decision.check() || !scope || from === '' || to === '' || zone === '') return;
    freeze.mutate(
      { ...scope, from, to, zone, reason: decision.reason, expects: rules },
      {
        onSuccess: ({ id: made }) => {
          decision.setReason('');
          setFrom('');
          setTo('');
          setTried(false);
          toast.success(`Frozen: ${made}`);
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <ScopeSelect
        offered={offered}
        value={chosen}
        onChange={setChosen}
        note="Nothing goes live of it in that time, and rollouts wait; what takes something back passes."
      />
      <Field
        label="From"
        type="datetime-local"
        value={from}
        required
        error={missing(from, 'Say when it begins.')}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Field
        label="To"
        type="datetime-local"
        value={to}
        required
        error={missing(to, 'Say when it ends.')}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Field
        label="Zone of these clocks"
        value={zone}
        required
        autoComplete="off"
        spellCheck={false}
        error={missing(zone, 'Say it as Asia/Bangkok.')}
        onChange={({ currentTarget }) => setZone(currentTarget.value.trim())}
      />
      <ReasonField
        value={decision.reason}
        onChange={decision.setReason}
        error={freeze.isSuccess ? undefined : decision.fault}
      />
      <Button type="submit" variant="line" block loading={freeze.isPending}>
        Freeze
      </Button>
      {freeze.error && (
        <p role="alert" className={styles.fault}>
          {freeze.error.message}
        </p>
      )}
    </form>
  );
}
