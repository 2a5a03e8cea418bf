// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only what is in view
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have cells to focus, as the grid pattern says
import type { Cell } from '@site/contracts/federation/consoleApi';
import { Icon } from '@site/ui/Icon';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { LockKeyhole, Snowflake, TrendingUp } from 'lucide-react';
import { memo } from 'react';
import { HEALTH_LOOKS } from '../words/health';
import { releaseText } from '../words/parts';
import { agoText } from '../words/times';
import styles from './Grid.module.css';
import type { Place } from './table';

export interface GridCellProps {
  place: Place;
  /** Where it begins, in pixels. */
  start: number;
  /** Counted from 1, the header among them. */
  column: number;
  /** The one that is in the tab order. */
  current: boolean;
  selected: boolean;
  now: number;
}

/** One remote of one merchant: release, share, since when, and how it does. */
export const GridCell = memo(function GridCell({
  place,
  start,
  column,
  current,
  selected,
  now,
}: GridCellProps) {
  const { remote, merchant, cell, locks, freezes, found } = place;
  const standing = freezes.some(({ state }) => state === 'standing');
  return (
    <div
      role="gridcell"
      tabIndex={current ? 0 : -1}
      aria-colindex={column}
      aria-selected={selected}
      data-spot={`${remote} ${merchant}`}
      data-faint={!found || undefined}
      className={styles.cell}
      style={{ transform: `translateX(${start}px)` }}
    >
      {cell === undefined && <VisuallyHidden>Not part of this site</VisuallyHidden>}
      {cell && cell.parts.length === 0 && <span className={styles.none}>Nothing live</span>}
      {cell && cell.parts.length > 0 && (
        <>
          <ReleaseLine part={cell.parts[0]} />
          <span className={styles.health} data-health={cell.health}>
            <i className={styles.shape} />
            {HEALTH_LOOKS[cell.health].word}
          </span>
          <SecondLine cell={cell} />
          <span className={styles.marks}>
            {cell.rollout && (
              <Icon
                of={TrendingUp}
                size={12}
                label={`Rollout, step ${cell.rollout.step} of ${cell.rollout.steps}`}
              />
            )}
            {locks.length > 0 && <Icon of={LockKeyhole} size={12} label="Locked" />}
            {freezes.length > 0 && (
              <Icon
                of={Snowflake}
                size={12}
                label={standing ? 'Frozen' : 'Freeze to come'}
                className={standing ? undefined : styles.coming}
              />
            )}
            {agoText(newest(cell.parts).since, now)}
          </span>
        </>
      )}
    </div>
  );
});

/** A release and, where others have the rest, its share. */
function ReleaseLine({ part }: { part: Cell['parts'][number] | undefined }) {
  if (!part) return null;
  return (
    <span className={styles.release}>
      <b>{releaseText(part)}</b>
      {part.traffic < 100 && <span className={styles.share}>{part.traffic} %</span>}
    </span>
  );
}

/** The release beside the default, or who put the only one live. */
function SecondLine({ cell: { parts } }: { cell: Cell }) {
  const [, second, ...others] = parts;
  if (!second) return <span className={styles.by}>{newest(parts).by}</span>;
  return (
    <span className={styles.release}>
      <b>{releaseText(second)}</b>
      <span className={styles.share}>
        {second.traffic} %{others.length > 0 && `, ${others.length} more`}
      </span>
    </span>
  );
}

function newest(parts: Cell['parts']): { readonly since: string; readonly by: string } {
  return parts.toSorted((one, other) => other.since.localeCompare(one.since))[0] ?? { since: '', by: '' };
}
