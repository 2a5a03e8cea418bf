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
  id: string;
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
  id,
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
      id={id}
      role="gridcell"
      tabIndex={current ? 0 : -1}
      aria-colindex={column}
      aria-selected={selected}
      data-spot={`${remote} ${merchant}`}
      data-faint={!found || undefined}
      className={styles.cell}
      style={{ left: start }}
    >
      {cell === undefined && <VisuallyHidden>Not part of this site</VisuallyHidden>}
      {cell && cell.parts.length === 0 && <span>Nothing live</span>}
      {cell && cell.parts.length > 0 && (
        <>
          <ReleaseWords part={cell.parts[0]} />
          <span className={styles.health} data-health={cell.health}>
            {HEALTH_LOOKS[cell.health].word}
          </span>
          <SecondWords cell={cell} />
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
function ReleaseWords({ part, more = 0 }: { part: Cell['parts'][number] | undefined; more?: number }) {
  if (!part) return null;
  const release = <Words of={releaseText(part)} as="b" />;
  if (part.traffic === 100) return release;
  return (
    <span>
      {release} {part.traffic} %{more > 0 && `, ${more} more`}
    </span>
  );
}

/** The release beside the default, or who put the only one live. */
function SecondWords({ cell: { parts } }: { cell: Cell }) {
  const [, second, ...others] = parts;
  return second ? (
    <ReleaseWords part={second} more={others.length} />
  ) : (
    <Words of={newest(parts).by} as="span" />
  );
}

/** Cut off where it is long: to be cut off costs a layer of drawing, which hundreds of short ones can do without. */
function Words({ of: text, as: Element }: { of: string; as: 'b' | 'span' }) {
  return <Element className={text.length > SHORT ? styles.long : undefined}>{text}</Element>;
}
/** So many of the widest letters have room. */
const SHORT = 10;

function newest(parts: Cell['parts']): { readonly since: string; readonly by: string } {
  let found = parts[0];
  for (const part of parts) if (!found || part.since > found.since) found = part;
  return found ?? { since: '', by: '' };
}
