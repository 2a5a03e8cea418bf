import { mayDo } from '@site/contracts/federation/access';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { LockKeyhole, Snowflake } from 'lucide-react';
import { useChange } from '../api/changes';
import { useIdentity } from '../api/reads';
import type { Freeze, Lock, Place } from '../matrix/table';
import { momentText } from '../words/times';
import styles from './CellPanel.module.css';

/** The locks and freezes by which a place stays as it is. */
export function StandingRules({ place, rules }: { place: Place; rules: number }) {
  if (place.locks.length + place.freezes.length === 0) return null;
  return (
    <section aria-label="What holds it" className={styles.section}>
      <ul className={styles.rules}>
        {place.locks.map((lock) => (
          <LockLine key={lock.id} lock={lock} rules={rules} />
        ))}
        {place.freezes.map((freeze) => (
          <FreezeLine key={freeze.id} freeze={freeze} rules={rules} />
        ))}
      </ul>
    </section>
  );
}

function LockLine({ lock, rules }: { lock: Lock; rules: number }) {
  const { identity } = useIdentity();
  const unlock = useChange('locks');
  const action = lock.by === identity?.name ? 'unlock' : 'unlockOfOthers';
  return (
    <li>
      <Icon of={LockKeyhole} size={16} />
      <div>
        <p>
          <b>Locked</b> by {lock.by} since {momentText(lock.at)}: {lock.reason}
        </p>
        {unlock.error && <p className={styles.fault}>{unlock.error.message}</p>}
      </div>
      {mayEnd(lock, identity, action) && (
        <Button
          size="small"
          variant="line"
          loading={unlock.isPending}
          onClick={() => unlock.mutate({ end: lock.id, expects: rules })}
        >
          Unlock
        </Button>
      )}
    </li>
  );
}

function FreezeLine({ freeze, rules }: { freeze: Freeze; rules: number }) {
  const { identity } = useIdentity();
  const end = useChange('freezes');
  return (
    <li>
      <Icon of={Snowflake} size={16} />
      <div>
        <p>
          <b>{freeze.state === 'standing' ? 'Frozen' : 'Freeze to come'}</b> from {wall(freeze.from)} to{' '}
          {wall(freeze.to)} {freeze.zone}, by {freeze.by}: {freeze.reason}
        </p>
        {end.error && <p className={styles.fault}>{end.error.message}</p>}
      </div>
      {mayEnd(freeze, identity, 'freeze') && (
        <Button
          size="small"
          variant="line"
          loading={end.isPending}
          onClick={() => end.mutate({ end: freeze.id, expects: rules })}
        >
          End
        </Button>
      )}
    </li>
  );
}

/** Whether somebody may end a rule: that takes the right for all that it is about. */
function mayEnd(
  { remotes, merchants }: Pick<Lock, 'remotes' | 'merchants'>,
  identity: Parameters<typeof mayDo>[0],
  action: Parameters<typeof mayDo>[1],
): boolean {
  return remotes.every((remote) => merchants.every((merchant) => mayDo(identity, action, remote, merchant)));
}

const wall = (time: string) => time.replace('T', ' ');
