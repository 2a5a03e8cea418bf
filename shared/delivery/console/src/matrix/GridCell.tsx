// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only what is in view
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have cells to focus, as the grid pattern says
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
          <span className={styles.releases}>
            {cell.parts.map((part) => (
              <span key={releaseText(part)} className={styles.release}>
                {releaseText(part)}
                {part.traffic < 100 && <span className={styles.share}> {part.traffic} %</span>}
              </span>
            ))}
          </span>
          <span className={styles.facts}>
            <span className={styles.health} data-health={cell.health}>
              <Icon of={HEALTH_LOOKS[cell.health].icon} size={12} />
              {HEALTH_LOOKS[cell.health].word}
            </span>
            <span className={styles.since}>{agoText(newest(cell.parts), now)}</span>
          </span>
        </>
      )}
      <span className={styles.marks}>
        {cell?.rollout && (
          <Icon
            of={TrendingUp}
            size={12}
            label={`Rollout, step ${cell.rollout.step} of ${cell.rollout.steps}`}
          />
        )}
        {cell && locks.length > 0 && <Icon of={LockKeyhole} size={12} label="Locked" />}
        {cell && freezes.length > 0 && (
          <Icon
            of={Snowflake}
            size={12}
            label={standing ? 'Frozen' : 'Freeze to come'}
            className={standing ? undefined : styles.coming}
          />
        )}
      </span>
    </div>
  );
});

function newest(parts: readonly { readonly since: string }[]): string {
  return (
    parts
      .map(({ since }) => since)
      .sort()
      .at(-1) ?? ''
  );
}
