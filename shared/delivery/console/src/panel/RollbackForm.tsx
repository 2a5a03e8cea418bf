import { Button } from '@site/ui/Button';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useMemo } from 'react';
import { useForesight, useLiveChange } from '../api/changes';
import { Foresight } from './Foresight';
import { ReasonField } from './ReasonField';
import { Refused } from './Refused';
import { useDecision } from './useDecision';

export interface PlaceFormProps {
  remote: string;
  merchant: string;
  /** Of the deployment that is live. */
  number: number;
}

/** Takes the latest change back, with one reason and one press. */
export function RollbackForm({ remote, merchant, number }: PlaceFormProps) {
  const decision = useDecision(number);
  const call = useMemo(() => ({ merchant, component: remote, expects: 0 }), [merchant, remote]);
  const { data: rehearsed, error } = useForesight('rollback', call, number);
  const rollback = useLiveChange('rollback');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!decision.check()) return;
    const { expects, reason } = decision;
    rollback.mutate(
      { ...call, expects, reason },
      {
        onSuccess: ({ number: done }) =>
          toast.success(doneText(`Rolled back ${remote} of ${merchant}`, done)),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Foresight merchant={merchant} rehearsed={rehearsed} error={error} />
      <ReasonField value={decision.reason} onChange={decision.setReason} error={decision.fault} />
      <Button
        type="submit"
        variant="danger"
        block
        loading={rollback.isPending}
        disabled={rehearsed?.refusal !== undefined}
      >
        Roll back
      </Button>
      <Refused
        error={rollback.error}
        onDecideOn={(next) => {
          decision.decideOn(next);
          rollback.reset();
        }}
      />
    </form>
  );
}

/** `Rolled back mfe-games of aurora: deployment 12` */
export function doneText(what: string, number: number | undefined): string {
  return number === undefined ? 'Nothing changed: it was so already' : `${what}: deployment ${number}`;
}
