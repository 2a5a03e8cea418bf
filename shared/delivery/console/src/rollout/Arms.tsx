import type { ArmFigures, RolloutStanding } from '@site/contracts/federation/consoleApi';
import { errorShare, faultShare, msText, shareText } from '../words/rollouts';
import styles from './Rollout.module.css';

const ROWS: readonly { readonly name: string; show(arm: ArmFigures): string }[] = [
  { name: 'Loads', show: ({ loads }) => loads.toLocaleString('en') },
  { name: 'of them failed', show: (arm) => known(faultShare(arm), shareText) },
  { name: 'Page views', show: ({ views }) => views.toLocaleString('en') },
  { name: 'of them with an error', show: (arm) => known(errorShare(arm), shareText) },
  { name: 'LCP at p75', show: ({ lcp }) => known(lcp, msText) },
  { name: 'INP at p75', show: ({ inp }) => known(inp, msText) },
  { name: 'CLS at p75', show: ({ cls }) => known(cls, String) },
];

/** Both releases side by side, over the closed minutes of this step. */
export function Arms({ standing: { judgement, rollout, otherRelease } }: { standing: RolloutStanding }) {
  if (!judgement) return null;
  return (
    <section aria-labelledby="arms" className={styles.card}>
      <h2 id="arms" className={styles.subtitle}>
        Side by side, this step
      </h2>
      <table className={styles.arms}>
        <thead>
          <tr>
            <td />
            <th scope="col">{rollout.release}</th>
            <th scope="col">{otherRelease}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, show }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{show(judgement.arm)}</td>
              <td>{show(judgement.other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function known(figure: number | undefined, show: (figure: number) => string): string {
  return figure === undefined ? '–' : show(figure);
}
