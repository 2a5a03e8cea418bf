import type { ArmFigures, RolloutStanding } from '@site/contracts/federation/consoleApi';
import { Meter } from '@site/ui/Meter';
import { evidenceShare, evidenceText, LIMIT_WORDS } from '../words/rollouts';
import styles from './Rollout.module.css';

/** How near each limit is to breaking. */
export function Limits({
  standing: { judgement, otherRelease, rollout, unknown },
}: {
  standing: RolloutStanding;
}) {
  return (
    <section aria-labelledby="limits" className={styles.card}>
      <h2 id="limits" className={styles.subtitle}>
        Limits
      </h2>
      {!judgement && <p className={styles.note}>Nothing is known: {unknown}.</p>}
      <ul className={styles.limits}>
        {judgement?.limits.map((limit) => {
          const { name, of, show, most } = LIMIT_WORDS[limit.limit];
          const said = (arm: ArmFigures, figure: number) =>
            of(arm) === undefined ? 'none yet' : show(figure);
          return (
            <li key={limit.limit} data-broken={limit.broken || undefined}>
              <p>
                <b>{name}</b>
                {limit.mode === 'watch' && <span className={styles.of}> watched</span>}
              </p>
              <p className={styles.evidence}>{evidenceText(limit)}</p>
              <Meter part={evidenceShare(limit) / 100} label={evidenceText(limit)} />
              <p className={styles.note}>
                {rollout.release} {said(judgement.arm, limit.arm)}, {otherRelease}{' '}
                {said(judgement.other, limit.other)}; {most(limit.most)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
