import { Button } from '@site/ui/Button';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '../api/changes';
import styles from './CellPanel.module.css';
import { ReasonField } from './ReasonField';
import { ScopeSelect, useScopes } from './ScopeSelect';
import { useDecision } from './useDecision';

/** Keeps something as it is until somebody takes the lock off. Rollbacks pass. */
export function LockForm({ remote, merchant, rules }: { remote: string; merchant: string; rules: number }) {
  const decision = useDecision(rules);
  const lock = useChange('locks');
  const offered = useScopes('lock', remote, merchant);
  const [chosen, setChosen] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const scope = offered[chosen]?.scope;
    if (!scope || !decision.check()) return;
    lock.mutate(
      { ...scope, reason: decision.reason, expects: rules },
      {
        onSuccess: ({ id: made }) => {
          decision.setReason('');
          toast.success(`Locked: ${made}`);
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
        note="Nothing goes live of it until the lock is taken off; what takes something back passes."
      />
      <ReasonField
        value={decision.reason}
        onChange={decision.setReason}
        error={lock.isSuccess ? undefined : decision.fault}
      />
      <Button type="submit" variant="line" block loading={lock.isPending}>
        Lock
      </Button>
      {lock.error && (
        <p role="alert" className={styles.fault}>
          {lock.error.message}
        </p>
      )}
    </form>
  );
}
