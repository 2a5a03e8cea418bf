import type { RolloutStanding } from '@site/contracts/federation/consoleApi';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { CircleHelp, Pause, Play, ShieldOff, UserRound } from 'lucide-react';

/** What a rollout does now, in a word and a shape. */
export function StateTag({ standing }: { standing: RolloutStanding }) {
  const { rollout, unguardedSince, unknown, waits } = standing;
  if (unguardedSince !== undefined)
    return (
      <Tag tone="danger" icon={<Icon of={ShieldOff} size={14} />}>
        Unguarded
      </Tag>
    );
  if (rollout.state === 'PAUSED')
    return (
      <Tag tone="warning" icon={<Icon of={Pause} size={14} />}>
        Paused
      </Tag>
    );
  if (unknown !== undefined)
    return (
      <Tag tone="warning" icon={<Icon of={CircleHelp} size={14} />}>
        Unknown
      </Tag>
    );
  if (waits !== undefined)
    return (
      <Tag tone="info" icon={<Icon of={UserRound} size={14} />}>
        Waits
      </Tag>
    );
  return (
    <Tag tone="success" icon={<Icon of={Play} size={14} />}>
      Runs
    </Tag>
  );
}
