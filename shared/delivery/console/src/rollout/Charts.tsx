import type { ArmFigures, RolloutHealth } from '@site/contracts/federation/consoleApi';
import { useMemo } from 'react';
import { Chart } from '../chart/Chart';
import { errorShare, faultShare, msText, shareText } from '../words/rollouts';
import styles from './Rollout.module.css';

const CHARTS: readonly {
  readonly name: string;
  figure(arm: ArmFigures): number | undefined;
  show(figure: number): string;
}[] = [
  { name: 'Loads that failed', figure: faultShare, show: shareText },
  { name: 'Page views with an error', figure: errorShare, show: shareText },
  { name: 'Largest contentful paint at p75', figure: ({ lcp }) => lcp, show: msText },
  { name: 'Interaction to next paint at p75', figure: ({ inp }) => inp, show: msText },
  { name: 'Layout shift at p75', figure: ({ cls }) => cls, show: String },
];

/** Faults, errors and vitals of both releases, with what went live marked. */
export function Charts({ health }: { health: RolloutHealth }) {
  if (health.points.length === 0) return <p className={styles.note}>No minute with a load is closed yet.</p>;
  return (
    <div className={styles.charts}>
      {CHARTS.map((chart) => (
        <FigureChart key={chart.name} health={health} {...chart} />
      ))}
    </div>
  );
}

function FigureChart({ health, name, figure, show }: { health: RolloutHealth } & (typeof CHARTS)[number]) {
  const { rollout, otherRelease } = health.standing;
  const points = useMemo(
    () =>
      health.points.map(({ at, arm, other }) => ({
        at,
        arm: arm && figure(arm),
        other: other && figure(other),
      })),
    [health.points, figure],
  );
  const latest = (side: 'arm' | 'other') => points.findLast((point) => point[side] !== undefined)?.[side];
  const said = (release: string, last: number | undefined) =>
    last === undefined ? `${release} has none yet` : `${release} ${show(last)}`;
  return (
    <Chart
      name={name}
      sentence={`In the last minute: ${said(rollout.release, latest('arm'))}, ${said(otherRelease, latest('other'))}.`}
      points={points}
      marks={health.marks}
      arm={rollout.release}
      other={otherRelease}
      show={show}
    />
  );
}
