import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { type RenderElement, renderAs } from '../internal/renderAs';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  icon: LucideIcon;
  /** What a press does, in words. */
  label: string;
  iconSize?: number;
  /** The icon turns while something is being fetched. */
  spinning?: boolean;
  /** Over the icon's upper right: a `Badge`. */
  badge?: React.ReactNode;
  render?: RenderElement;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44-pixel control that is an icon alone. */
export function IconButton({
  icon,
  label,
  iconSize = 24,
  spinning = false,
  badge,
  render,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const content = (
    <>
      <Icon of={icon} size={iconSize} className={spinning ? styles.spinning : undefined} />
      {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
    </>
  );
  const look = cx(styles.button, className);
  if (render) return renderAs(render, { className: look, children: content, 'aria-label': label });
  return (
    <button {...rest} type={type} className={look} aria-label={label}>
      {content}
    </button>
  );
}
