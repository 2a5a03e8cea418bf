import type { Cell } from '@site/contracts/federation/consoleApi';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useForesight, useLiveChange } from '../api/changes';
import { useReleases, useRollouts } from '../api/reads';
import styles from './CellPanel.module.css';
import { firstOffered } from './DeployForm';
import { Foresight } from './Foresight';
import { ReasonField } from './ReasonField';
import { Refused } from './Refused';
import { ReleaseSelect } from './ReleaseSelect';
import { doneText, type PlaceFormProps } from './RollbackForm';
import { useDecision } from './useDecision';

const DEFAULT_PLAN = 'careful';

/** Puts a release on its way in, by the steps of a plan. */
export function RolloutForm({ remote, merchant, cell, number }: PlaceFormProps & { cell: Cell }) {
  const id = useId();
  const decision = useDecision(number);
  const { data: stored } = useReleases(remote);
  const { data: running } = useRollouts();
  const plans = running?.plans ?? [];
  const [chosen, setChosen] = useState<string>();
  const [plan, setPlan] = useState(DEFAULT_PLAN);
  const [again, setAgain] = useState('');
  const release = chosen ?? firstOffered(stored?.releases.map((one) => one.release) ?? [], cell);
  const call = useMemo(
    () =>
      release === undefined
        ? undefined
        : { merchant, component: remote, release, plan, expects: 0, ...(again !== '' && { again }) },
    [merchant, remote, release, plan, again],
  );
  const { data: rehearsed, error } = useForesight('rollouts', cell.rollout ? undefined : call, number);
  const start = useLiveChange('rollouts');
  if (cell.rollout) {
    return (
      <p className={styles.note}>
        {cell.rollout.release} is on its way in: <Link to={`/rollouts/${cell.rollout.id}`}>look at it</Link>.
      </p>
    );
  }
  const broke = rehearsed?.refusal?.message.includes('--again') || again !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!call || !decision.check()) return;
    const { expects, reason } = decision;
    start.mutate(
      { ...call, expects, reason },
      { onSuccess: ({ number: done }) => toast.success(doneText(`${release} is on its way in`, done)) },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <ReleaseSelect label="Release" releases={stored?.releases ?? []} value={release} onChange={setChosen} />
      <div className={styles.select}>
        <label htmlFor={id}>Plan</label>
        <select id={id} value={plan} onChange={({ currentTarget }) => setPlan(currentTarget.value)}>
          {(plans.length > 0 ? plans : [plan]).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Foresight merchant={merchant} rehearsed={rehearsed} error={error} />
      {broke && <ReasonField label="Why once more" value={again} onChange={setAgain} required={false} />}
      <ReasonField value={decision.reason} onChange={decision.setReason} error={decision.fault} />
      <Button
        type="submit"
        block
        loading={start.isPending}
        disabled={!call || rehearsed?.refusal !== undefined}
      >
        Start the rollout
      </Button>
      <Refused
        error={start.error}
        onDecideOn={(next) => {
          decision.decideOn(next);
          start.reset();
        }}
      />
    </form>
  );
}
