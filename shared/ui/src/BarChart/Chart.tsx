import type { MouseEvent } from 'react';
import { cx } from '../internal/cx';
import styles from './BarChart.module.css';
import { BOTH_WAYS, barOf, HEIGHT, heightAt, type Scale, tickOf, UPWARDS } from './scale';

export interface ChartDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Decimal string of the API; left out of a day without play. */
  readonly value?: string | undefined;
  /** Another amount of the day, on the same scale: a line across its band. None for a zero. */
  readonly mark?: string | undefined;
  /** A second bar beside the first, where the chart is of a `pair`. */
  readonly beside?: string | undefined;
}

export interface BarChartProps {
  /** All of it in one sentence, for who does not see it. A table with the same belongs below it. */
  label: string;
  /** Day after day, the oldest first. */
  days: readonly ChartDay[];
  /** The word under a day. */
  dayLabel: (day: string) => string;
  /** A word under each day, where there is room; otherwise under the first, the middle and the last. */
  allDayLabels?: boolean;
  /** The words at the ticks, of a decimal string. */
  tickLabel: (amount: string) => string;
  /** What the ways of the bars mean; left out where all go upwards: then zero is at the foot. */
  legend?: { readonly up: string; readonly down: string; readonly mark?: string } | undefined;
  /** What the two bars of a day are; both go upwards, and there is no `legend`. */
  pair?: { readonly first: string; readonly second: string } | undefined;
  /** The day whose band is filled. */
  selected?: string | undefined;
  onSelect?: (day: string) => void;
}

/** Parts of a day's band: bar, and room at either side. */
const BAR_PART = 0.66;
const SIDE_PART = (1 - BAR_PART) / 2;
/** Each of two bars: they have a gap between them. */
const HALF_PART = 0.3;
const EMPTY_TICK = 2;

/** The drawing alone: heights in px, widths in per cent, so that it fits any screen; words are HTML and never scale. */
export default function Chart({
  label,
  days,
  dayLabel,
  allDayLabels = false,
  tickLabel,
  legend,
  pair,
  selected,
  onSelect,
}: BarChartProps) {
  const scale = legend ? BOTH_WAYS : UPWARDS;
  const tick = tickOf(
    days.flatMap(({ value, mark, beside }) => [value, mark, beside].map(numberOf)),
    scale,
  );
  const lines = legend ? [tick, 0, -tick] : [tick, tick / 2, 0];
  /** The width of a day, in per cent: all of it can be tapped. */
  const band = 100 / days.length;
  const width = pair ? HALF_PART : BAR_PART;
  const named = allDayLabels ? days : [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  const select = ({ target }: MouseEvent) => {
    const day = target instanceof SVGElement ? target.dataset.day : undefined;
    if (day !== undefined) onSelect?.(day);
  };
  return (
    <figure>
      <div className={styles.chart}>
        <div aria-hidden="true" className={styles.ticks}>
          {lines.map((each) => (
            <span key={each}>{tickLabel(each.toFixed(2))}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a finger's short way to a row of the table below */}
        <svg
          width="100%"
          height={HEIGHT}
          role="img"
          aria-label={label}
          className={styles.drawing}
          onClick={select}
        >
          {days.map(({ day }, index) => (
            <rect
              key={day}
              data-day={day}
              data-selected={day === selected || undefined}
              className={styles.band}
              x={percent(index * band)}
              width={percent(band)}
              height={HEIGHT}
              rx="4"
            />
          ))}
          {lines.map((each) => {
            const y = heightAt(each, tick, scale);
            return each !== 0 && <line key={each} className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />;
          })}
          {days.map(({ day, value }, index) => (
            <Bar
              key={day}
              x={percent((index + SIDE_PART) * band)}
              width={percent(width * band)}
              value={numberOf(value)}
              tick={tick}
              scale={scale}
            />
          ))}
          {pair &&
            days.map(({ day, beside }, index) => (
              <Bar
                key={day}
                second
                x={percent((index + 1 - SIDE_PART - width) * band)}
                width={percent(width * band)}
                value={numberOf(beside)}
                tick={tick}
                scale={scale}
              />
            ))}
          {days.map(({ day, mark }, index) => (
            <Mark
              key={day}
              from={index * band}
              to={(index + 1) * band}
              value={numberOf(mark)}
              tick={tick}
              scale={scale}
            />
          ))}
          <line className={styles.zero} x1="0" x2="100%" y1={scale.zero} y2={scale.zero} />
        </svg>
        <div aria-hidden="true" className={cx(styles.days, allDayLabels && styles.allDays)}>
          {named.map(
            (each) =>
              each && (
                <span key={each.day} data-selected={each.day === selected || undefined}>
                  {dayLabel(each.day)}
                </span>
              ),
          )}
        </div>
      </div>
      {legend && (
        <figcaption className={styles.legend}>
          <span data-way="up">{legend.up}</span>
          <span data-way="down">{legend.down}</span>
          {legend.mark !== undefined && <span data-way="mark">{legend.mark}</span>}
        </figcaption>
      )}
      {pair && (
        <figcaption className={styles.legend}>
          <span data-way="first">{pair.first}</span>
          <span data-way="second">{pair.second}</span>
        </figcaption>
      )}
    </figure>
  );
}

interface OnScale {
  value: number;
  tick: number;
  scale: Scale;
}

interface BarProps extends OnScale {
  x: string;
  width: string;
  second?: boolean;
}

/** What a day has brought or cost; a flat tick where it was neither. */
function Bar({ value, tick, scale, second = false, ...place }: BarProps) {
  if (value === 0)
    return <rect {...place} className={styles.none} y={scale.zero - EMPTY_TICK / 2} height={EMPTY_TICK} />;
  const look = value > 0 ? (second ? styles.second : styles.up) : styles.down;
  return <rect {...place} {...barOf(value, tick, scale)} className={look} rx="2" />;
}

interface MarkProps extends OnScale {
  /** The band of the day, in per cent. */
  from: number;
  to: number;
}

function Mark({ from, to, value, tick, scale }: MarkProps) {
  if (value === 0) return null;
  const y = heightAt(value, tick, scale);
  return <line className={styles.mark} x1={percent(from)} x2={percent(to)} y1={y} y2={y} />;
}

/** To draw, a double is as good as the amount itself. */
const numberOf = (amount = '0') => Number(amount);
const percent = (value: number) => `${value.toFixed(2)}%`;
