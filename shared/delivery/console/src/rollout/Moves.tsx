import type { RolloutStanding } from '@site/contracts/federation/consoleApi';
import { Button } from '@site/ui/Button';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useMemo, useState } from 'react';
import { useForesight, useLiveChange } from '../api/changes';
import { useIdentity, useMay } from '../api/reads';
import { Foresight } from '../panel/Foresight';
import { ReasonField } from '../panel/ReasonField';
import { Refused } from '../panel/Refused';
import { doneText } from '../panel/RollbackForm';
import { ShareField } from '../panel/ShareField';
import { useDecision } from '../panel/useDecision';
import styles from './Rollout.module.css';

const LOOKS = {
  pause: {
    label: 'Pause',
    does: 'Keeps the share as it is; limits go on stopping it.',
    done: 'Paused',
    reasoned: false,
    variant: 'line',
  },
  resume: {
    label: 'Resume',
    does: 'Lets figures decide again.',
    done: 'Goes on',
    reasoned: false,
    variant: 'primary',
  },
  traffic: {
    label: 'Share',
    does: 'Gives it another share, whatever the figures say. What the step needs counts from then on.',
    done: 'Another share',
    reasoned: true,
    variant: 'primary',
  },
  promote: {
    label: 'Promote',
    does: 'Gives everybody the release, whatever the figures say.',
    done: 'Promoted',
    reasoned: true,
    variant: 'primary',
  },
  abort: {
    label: 'Abort',
    does: 'Puts back what was live before.',
    done: 'Taken back',
    reasoned: true,
    variant: 'danger',
  },
} as const;
type Move = keyof typeof LOOKS;

/** What can be done with a rollout, each with what becomes live beforehand. */
export function Moves({ standing }: { standing: RolloutStanding }) {
  const { merchant, remote, rollout } = standing;
  const offered: readonly Move[] = [
    rollout.state === 'PAUSED' ? 'resume' : 'pause',
    'traffic',
    'promote',
    'abort',
  ];
  const [chosen, setChosen] = useState<Move>('abort');
  const move = offered.includes(chosen) ? chosen : 'abort';
  const may = useMay();
  const { identity, why } = useIdentity();
  return (
    <section aria-label="What can be done" className={styles.card}>
      <Tabs
        items={offered.map((value) => ({ value, label: LOOKS[value].label }))}
        value={move}
        onChange={setChosen}
        label="What to do"
        variant="segmented"
        panels="move"
      />
      <TabPanel panels="move" value={move}>
        {may(move, remote, merchant) ? (
          <MoveForm key={move} move={move} standing={standing} />
        ) : (
          <p className={styles.note}>
            {identity
              ? `${identity.name} may not do this.`
              : `${why ?? 'Nobody is signed in'}: you can look, and change nothing.`}
          </p>
        )}
      </TabPanel>
    </section>
  );
}

function MoveForm({ move, standing }: { move: Move; standing: RolloutStanding }) {
  const { merchant, remote, rollout, deployment } = standing;
  const { label, does, done, reasoned, variant } = LOOKS[move];
  const path = `rollouts/${rollout.id}/${move}`;
  const decision = useDecision(deployment);
  const liveShare = rollout.plan.steps[rollout.step]?.traffic ?? 0;
  const [share, setShare] = useState(liveShare);
  const isShare = move === 'traffic';
  const isUnchanged = isShare && share === liveShare;
  const call = useMemo(() => ({ expects: 0, ...(isShare && { traffic: share }) }), [isShare, share]);
  const { data: rehearsed, error } = useForesight(path, isUnchanged ? undefined : call, deployment);
  const change = useLiveChange(path);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reasoned && !decision.check()) return;
    const { expects, reason } = decision;
    change.mutate(
      { ...call, expects, ...(reason.trim() !== '' && { reason }) },
      { onSuccess: ({ number }) => toast.success(doneText(`${done}: ${remote} of ${merchant}`, number)) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.note}>{does}</p>
      {isShare && <ShareField value={share} onChange={setShare} />}
      <Foresight merchant={merchant} rehearsed={rehearsed} error={error} />
      <ReasonField
        label={reasoned ? 'Reason' : 'Reason (optional)'}
        value={decision.reason}
        onChange={decision.setReason}
        error={decision.fault}
        required={reasoned}
      />
      <Button
        type="submit"
        variant={variant}
        block
        loading={change.isPending}
        disabled={isUnchanged || rehearsed?.refusal !== undefined}
      >
        {isShare ? `Give it to ${share} % of the users` : label}
      </Button>
      <Refused
        error={change.error}
        onDecideOn={(next) => {
          decision.decideOn(next);
          change.reset();
        }}
      />
    </form>
  );
}
