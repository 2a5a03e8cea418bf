import type { RolloutStanding } from '@site/contracts/federation/consoleApi';
import { Link, useParams } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { Spinner } from '@site/ui/Spinner';
import { useRolloutHealth, useRollouts } from '../api/reads';
import { momentText } from '../words/times';
import { Arms } from './Arms';
import { Charts } from './Charts';
import { Limits } from './Limits';
import { Moves } from './Moves';
import styles from './Rollout.module.css';
import { StateTag } from './StateTag';
import { Steps } from './Steps';

/** One release on its way in: its steps, what speaks against it, and what can be done (FD-071). */
export function RolloutPage() {
  const { id = '' } = useParams();
  const { data: all, error } = useRollouts();
  const standing = all?.rollouts.find(({ rollout }) => rollout.id === id);
  if (!standing) {
    if (!all && !error) return <Spinner />;
    return (
      <div className={styles.page}>
        <EmptyState
          heading="h1"
          title={error ? 'The rollout could not be read' : 'This rollout has ended'}
          body={error ? error.message : 'The log says how.'}
          action={
            <Button variant="quiet" render={<Link to="/log" />}>
              Open the log
            </Button>
          }
        />
      </div>
    );
  }
  return <Standing key={id} standing={standing} />;
}

function Standing({ standing }: { standing: RolloutStanding }) {
  const { merchant, remote, rollout, otherRelease, meanwhile, unguardedSince } = standing;
  const { data: health, error } = useRolloutHealth(rollout.id);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {remote} {rollout.release} <span className={styles.of}>for {otherRelease} of</span> {merchant}
        </h1>
        <StateTag standing={standing} />
      </header>
      <p className={styles.note}>
        Started {momentText(rollout.startedAt)} by {rollout.by}, by the plan {rollout.plan.name}
        {rollout.again === undefined ? '' : `, once more: ${rollout.again}`}.
      </p>
      {unguardedSince !== undefined && (
        <p role="alert" className={styles.fault}>
          No guard has looked after it since {momentText(unguardedSince)}: nothing stops it by itself. Start
          one with site guard.
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Steps standing={standing} />
          <Arms standing={standing} />
          {meanwhile.length > 0 && (
            <section aria-labelledby="meanwhile" className={styles.card}>
              <h2 id="meanwhile" className={styles.subtitle}>
                Changed meanwhile
              </h2>
              <ul>
                {meanwhile.map(({ component, from, to, deployment }) => (
                  <li key={`${component} ${deployment}`}>
                    {component} {from ?? 'nothing'} → {to ?? 'nothing'} (deployment {deployment})
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Limits standing={standing} />
        <Moves standing={standing} />
      </div>
      <h2 className={styles.heading}>Minute by minute, UTC</h2>
      {error && <p className={styles.fault}>{error.message}</p>}
      {health && <Charts health={health} />}
    </div>
  );
}
