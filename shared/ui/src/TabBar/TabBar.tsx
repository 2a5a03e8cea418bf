import type { ReactNode } from 'react';
import { Badge } from '../Badge';
import { type RenderElement, renderAs } from '../internal/renderAs';
import styles from './TabBar.module.css';

export interface TabBarProps {
  /** What the bar leads to, for screen readers. */
  label: string;
  /** Three to five `TabBarItem`s. */
  children: ReactNode;
}

/** The bar at the foot of the page: the ways that are always at hand. */
export function TabBar({ label, children }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {children}
    </nav>
  );
}

export interface TabBarItemProps {
  /** An `Icon` of 24. */
  icon: ReactNode;
  label: string;
  /** How many wait there; 0 draws nothing. */
  unread?: number | undefined;
  /** A router link; one that marks itself with `aria-current="page"` shows as the page one is on. */
  render?: RenderElement;
  /** Without a link the item is a button. */
  onClick?: () => void;
  /** The button leads to the page one is on. */
  current?: boolean;
  /** The button opens a dialog. */
  opensDialog?: boolean;
}

/** One way of the bar. */
export function TabBarItem({
  icon,
  label,
  unread = 0,
  render,
  onClick,
  current = false,
  opensDialog,
}: TabBarItemProps) {
  const className = styles.tab ?? '';
  const children = (
    <>
      {icon}
      <span>{label}</span>
      <Badge count={unread} className={styles.badge} />
    </>
  );
  if (render) return renderAs(render, { className, children });
  return (
    <button
      type="button"
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
