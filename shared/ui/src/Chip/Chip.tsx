import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { type RenderElement, renderAs } from '../internal/renderAs';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  selected?: boolean;
  /** An `Icon` of 16, or a provider's mark of 18 in one colour. */
  icon?: ReactNode;
  /** An applied filter: the chip ends in a cross and a press takes it away. Give it an `aria-label` that says so. */
  removable?: boolean;
  /** A chip that leads to another page: `render={<Link to="…" />}`. */
  render?: RenderElement;
  className?: string | undefined;
}

/** A choice among several, on or off. */
export function Chip({
  selected = false,
  icon,
  removable = false,
  render,
  className,
  children,
  ...rest
}: ChipProps) {
  const look = cx(
    styles.chip,
    (selected || removable) && styles.selected,
    removable && styles.removable,
    className,
  );
  const content = (
    <>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      {removable && <Icon of={X} size={14} />}
    </>
  );
  if (render) {
    return renderAs(render, {
      className: look,
      children: content,
      ...(selected && { 'aria-current': 'true' }),
    });
  }
  return (
    <button type="button" aria-pressed={removable ? undefined : selected} {...rest} className={look}>
      {content}
    </button>
  );
}
