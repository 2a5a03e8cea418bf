import type { RolloutStanding } from '@site/contracts/federation/consoleApi';
import { Icon } from '@site/ui/Icon';
import { Check, Circle, CircleDot } from 'lucide-react';
import { needText } from '../words/rollouts';
import styles from './Rollout.module.css';

/** The steps of the plan, with what the one that is live still needs. */
export function Steps({ standing }: { standing: RolloutStanding }) {
  const { plan, step: live } = standing.rollout;
  return (
    <section aria-labelledby="steps" className={styles.card}>
      <h2 id="steps" className={styles.subtitle}>
        Steps
      </h2>
      <ol className={styles.steps}>
        {plan.steps.map(({ traffic, minutes, loads }, index) => {
          const state = index < live ? 'passed' : index === live ? 'live' : 'to come';
          return (
            <li key={traffic} aria-current={index === live ? 'step' : undefined} data-state={state}>
              <Icon of={index < live ? Check : index === live ? CircleDot : Circle} size={16} label={state} />
              <b>{traffic} %</b>
              <span>
                {index === live
                  ? needText(standing)
                  : `${minutes} minutes and ${loads.toLocaleString('en')} loads`}
              </span>
            </li>
          );
        })}
        <li data-state="to come">
          <Icon of={Circle} size={16} label="to come" />
          <b>Everybody</b>
          <span>{plan.onPass === 'promote' ? 'by itself' : 'when a person promotes it'}</span>
        </li>
      </ol>
    </section>
  );
}
