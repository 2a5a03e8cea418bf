import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { type RenderElement, renderAs } from '../internal/renderAs';
import styles from './ListRow.module.css';

export interface ListRowProps {
  label: ReactNode;
  /** Second line; makes the row 80 high, with a `Glyph` as its icon. */
  description?: ReactNode;
  /** An `Icon` of 20, or a `Glyph`. */
  icon?: ReactNode;
  /** At the right: a value, a time, a `Badge`. */
  end?: ReactNode;
  /** Rows that lead somewhere end in a chevron. */
  chevron?: boolean;
  onClick?: () => void;
  /** A router link in the place of a button. */
  render?: RenderElement;
  className?: string | undefined;
}

/** One line of a menu or list: a button, a link, or plain when it does nothing. */
export function ListRow({
  label,
  description,
  icon,
  end,
  chevron = true,
  onClick,
  render,
  className,
}: ListRowProps) {
  const interactive = onClick !== undefined || render !== undefined;
  const look = cx(styles.row, description !== undefined && styles.tall, className);
  const content = (
    <>
      {icon}
      <span className={styles.copy}>
        <span className={styles.label}>{label}</span>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.end}>
        {end}
        {interactive && chevron && <Icon of={ChevronRight} size={16} />}
      </span>
    </>
  );
  if (render) return renderAs(render, { className: look, children: content });
  if (!onClick) return <div className={look}>{content}</div>;
  return (
    <button type="button" className={look} onClick={onClick}>
      {content}
    </button>
  );
}
