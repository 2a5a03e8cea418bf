import { Children, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { ScrollRow } from '../ScrollRow';
import styles from './GameTile.module.css';

export interface TileGridProps {
  children: ReactNode;
  /** `grid`: three columns. `strip`: one line of 128-pixel tiles that scrolls sideways. */
  layout?: 'grid' | 'strip';
  label?: string | undefined;
  className?: string | undefined;
}

/** A list of tiles; each child becomes an item of it. */
export function TileGrid({ children, layout = 'grid', label, className }: TileGridProps) {
  const items = Children.map(children, (child) => <li className={styles.item}>{child}</li>);
  if (layout === 'strip') {
    return (
      <ScrollRow as="ul" aria-label={label} className={cx(styles.strip, className)}>
        {items}
      </ScrollRow>
    );
  }
  return (
    <ul aria-label={label} className={cx(styles.grid, className)}>
      {items}
    </ul>
  );
}
