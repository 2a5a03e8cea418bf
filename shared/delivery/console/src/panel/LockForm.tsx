import { ANY, type Scope } from '@site/contracts/federation/access';
import { Button } from '@site/ui/Button';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useId, useState } from 'react';
import { useChange } from '../api/changes';
import { useMay } from '../api/reads';
import styles from './CellPanel.module.css';
import { ReasonField } from './ReasonField';
import { useDecision } from './useDecision';

/** Keeps something as it is until somebody takes the lock off. Rollbacks pass. */
export function LockForm({ remote, merchant, rules }: { remote: string; merchant: string; rules: number }) {
  const decision = useDecision(rules);
  const lock = useChange('locks');
  const may = useMay();
  const id = useId();
  const scopes: readonly { label: string; scope: Scope }[] = [
    { label: `${remote} of ${merchant}`, scope: { remotes: [remote], merchants: [merchant] } },
    { label: `all of ${merchant}`, scope: { remotes: [ANY], merchants: [merchant] } },
    { label: `${remote} of all merchants`, scope: { remotes: [remote], merchants: [ANY] } },
    { label: 'everything', scope: { remotes: [ANY], merchants: [ANY] } },
  ];
  const offered = scopes.filter(({ scope }) => may('lock', scope.remotes[0] ?? '', scope.merchants[0] ?? ''));
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
      <div className={styles.select}>
        <label htmlFor={id}>What stays as it is</label>
        <select
          id={id}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {offered.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
        <p className={styles.note}>
          Nothing goes live of it until the lock is taken off; what takes something back passes.
        </p>
      </div>
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
