import { cx } from '../internal/cx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** One primary for each region of the view. */
  variant?: 'primary' | 'quiet' | 'line' | 'text' | 'danger' | undefined;
  /** 48 or 36 pixels high; the small one still answers to 44. */
  size?: 'medium' | 'small' | undefined;
  /** Text only: the words line up with the edge beside them. */
  flush?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The class of a button, for an element that `Button` cannot render. */
export function buttonClass(
  { variant = 'primary', size = 'medium', flush = false, block = false }: ButtonLook = {},
  className?: string,
): string {
  return cx(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    flush && styles.flush,
    block && styles.block,
    className,
  );
}
