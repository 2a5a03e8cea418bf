import { useEffect, useId, useRef } from 'react';
import { momentText } from '../words/times';
import styles from './Chart.module.css';

/** A moment, with a figure of each release where there is one. */
export interface ChartPoint {
  readonly at: string;
  readonly arm: number | undefined;
  readonly other: number | undefined;
}

export interface ChartMark {
  readonly at: string;
  readonly number: number;
  readonly own: boolean;
  readonly words: string;
}

export interface ChartProps {
  name: string;
  /** What it shows, in a sentence. */
  sentence: string;
  points: readonly ChartPoint[];
  marks: readonly ChartMark[];
  /** Names of the two releases. */
  arm: string;
  other: string;
  show: (figure: number) => string;
}

/** Lines of the table; what is older is in the chart. */
const LINES = 60;

/** Figures of two releases by minute. The drawing says nothing to a screen reader; the sentence and the table do. */
export function Chart({ name, sentence, points, marks, arm, other, show }: ChartProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || points.length === 0) return;
    let end: (() => void) | undefined;
    let isGone = false;
    void import('./drawChart').then(({ drawChart }) => {
      if (!isGone) end = drawChart(element, { points, marks, show });
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [points, marks, show]);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.legend}>
          <span className={styles.arm}>{arm}</span> <span className={styles.other}>{other}</span>
        </p>
      </figcaption>
      <div ref={place} className={styles.drawing} aria-hidden="true" />
      <details className={styles.figures}>
        <summary>Figures of {name.toLowerCase()}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={`Figures of ${name}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Minute</th>
                <th scope="col">{arm}</th>
                <th scope="col">{other}</th>
                <th scope="col">Went live</th>
              </tr>
            </thead>
            <tbody>
              {points
                .slice(-LINES)
                .toReversed()
                .map((point, index, shown) => (
                  <tr key={point.at}>
                    <th scope="row">{momentText(point.at)}</th>
                    <td>{point.arm === undefined ? '–' : show(point.arm)}</td>
                    <td>{point.other === undefined ? '–' : show(point.other)}</td>
                    <td>{marksBetween(marks, point.at, shown[index - 1]?.at)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

/** What went live from one minute on, up to the next. */
function marksBetween(marks: readonly ChartMark[], from: string, until: string | undefined): string {
  return marks
    .filter(({ at }) => at >= from && (until === undefined || at < until))
    .map(({ number, words }) => `#${number} ${words}`)
    .join(', ');
}
