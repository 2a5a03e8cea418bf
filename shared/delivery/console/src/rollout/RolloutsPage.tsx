import type { RolloutStanding } from '@site/contracts/federation/consoleApi';
import { Link } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Spinner } from '@site/ui/Spinner';
import { useRollouts } from '../api/reads';
import { evidenceShare, needText } from '../words/rollouts';
import styles from './Rollout.module.css';
import { StateTag } from './StateTag';

/** The releases that are on their way in (FD-071). */
export function RolloutsPage() {
  const { data, error, refetch, isFetching } = useRollouts();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Rollouts</h1>
      {error && !data && (
        <ErrorState
          title="Rollouts could not be read"
          body={error.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Spinner />}
      {data?.rollouts.length === 0 && (
        <EmptyState
          title="No release is on its way in"
          body={
            data.plans.length > 0
              ? `One is started at its place under Live. Plans: ${data.plans.join(', ')}.`
              : 'There is no plan yet: release-policy/plans has none.'
          }
        />
      )}
      <ul className={styles.list}>
        {data?.rollouts.map((standing) => (
          <RolloutLine key={standing.rollout.id} standing={standing} />
        ))}
      </ul>
    </div>
  );
}

function RolloutLine({ standing }: { standing: RolloutStanding }) {
  const { merchant, remote, rollout, otherRelease, judgement } = standing;
  const { plan, step } = rollout;
  const nearest = Math.max(
    0,
    ...(judgement?.limits ?? []).filter(({ mode }) => mode === 'stop').map(evidenceShare),
  );
  return (
    <li className={styles.line}>
      <Link to={`/rollouts/${rollout.id}`} className={styles.link}>
        <b>{remote}</b> of <b>{merchant}</b>
        <span className={styles.releases}>
          {rollout.release} for {otherRelease}
        </span>
      </Link>
      <p>
        Step {step + 1} of {plan.steps.length}, {plan.steps[step]?.traffic} %: {needText(standing)}
      </p>
      <p className={styles.aside}>
        <StateTag standing={standing} />
        {judgement && `nearest limit at ${nearest} % of what would stop it`}
      </p>
    </li>
  );
}
