import type { Cell } from '@site/contracts/federation/consoleApi';
import { Button } from '@site/ui/Button';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useMemo, useState } from 'react';
import { useForesight, useLiveChange } from '../api/changes';
import { useMay, useReleases } from '../api/reads';
import { Foresight } from './Foresight';
import { ReasonField } from './ReasonField';
import { Refused } from './Refused';
import { ReleaseSelect } from './ReleaseSelect';
import { doneText, type PlaceFormProps } from './RollbackForm';
import { ShareField } from './ShareField';
import { useDecision } from './useDecision';

const HOST = 'host-shell';
const EVERYBODY = 100;
/** What admins can pass with a reason of its own. */
const HOLDS = new Set<string | undefined>(['locked', 'frozen']);

/** Puts a release live, for everybody or for a share of the users, or gives it another share. */
export function DeployForm({ remote, merchant, cell, number }: PlaceFormProps & { cell: Cell }) {
  const decision = useDecision(number);
  const may = useMay();
  // Where another component has the remote's place, it is that one's releases which are deployed.
  const component = cell.parts[0]?.component ?? remote;
  const { data: stored } = useReleases(component);
  const [chosen, setChosen] = useState<string>();
  const [share, setShare] = useState<number>();
  const [breaking, setBreaking] = useState('');
  const release = chosen ?? firstOffered(stored?.releases.map((one) => one.release) ?? [], cell);
  const liveShare = cell.parts.find((part) => part.release === release && !part.default)?.traffic;
  const traffic = share ?? liveShare ?? EVERYBODY;
  const call = useMemo(
    () =>
      release === undefined
        ? undefined
        : {
            merchant,
            component,
            release,
            expects: 0,
            ...(component !== remote && { as: remote }),
            ...(traffic < EVERYBODY && { traffic }),
            ...(breaking !== '' && { break: breaking }),
          },
    [merchant, component, remote, release, traffic, breaking],
  );
  const { data: rehearsed, error } = useForesight('deploy', call, number);
  const deploy = useLiveChange('deploy');
  const isHeld = HOLDS.has(rehearsed?.refusal?.code) || breaking !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!call || !decision.check()) return;
    const { expects, reason } = decision;
    deploy.mutate(
      { ...call, expects, reason },
      {
        onSuccess: ({ number: done }) =>
          toast.success(doneText(`${component}@${release} is live for ${merchant}`, done)),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <ReleaseSelect
        label="Release"
        releases={stored?.releases ?? []}
        value={release}
        onChange={(next) => {
          setChosen(next);
          setShare(undefined);
        }}
      />
      {remote !== HOST && <ShareField value={traffic} onChange={setShare} />}
      <Foresight merchant={merchant} rehearsed={rehearsed} error={error} />
      {isHeld && may('break', remote, merchant) && (
        <ReasonField
          label="Why in spite of that (admins)"
          value={breaking}
          onChange={setBreaking}
          required={false}
        />
      )}
      <ReasonField value={decision.reason} onChange={decision.setReason} error={decision.fault} />
      <Button
        type="submit"
        block
        loading={deploy.isPending}
        disabled={!call || rehearsed?.refusal !== undefined}
      >
        {traffic < EVERYBODY ? `Deploy for ${traffic} % of the users` : 'Deploy for everybody'}
      </Button>
      <Refused
        error={deploy.error}
        onDecideOn={(next) => {
          decision.decideOn(next);
          deploy.reset();
        }}
      />
    </form>
  );
}

/** The newest release that is not live yet, else the newest. */
export function firstOffered(releases: readonly string[], { parts }: Cell): string | undefined {
  const live = new Set(parts.map(({ release }) => release));
  return releases.find((release) => !live.has(release)) ?? releases[0];
}
