import type { HTMLAttributes } from 'react';
import { cx } from '../internal/cx';
import styles from './Card.module.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  as?: 'div' | 'section' | 'article' | 'ul';
  /** `raised` on the page, `inset` inside another card or a drawer, `float` over a picture. */
  tone?: 'raised' | 'inset' | 'float';
  /** Off for lists and pictures that reach the edges. */
  padded?: boolean;
  className?: string | undefined;
}

/** A surface that holds one thing. */
export function Card({ as: Element = 'div', tone = 'raised', padded = true, className, ...rest }: CardProps) {
  return <Element {...rest} className={cx(styles.card, styles[tone], padded && styles.padded, className)} />;
}
