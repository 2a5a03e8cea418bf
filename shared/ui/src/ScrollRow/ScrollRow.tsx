import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../internal/cx';
import styles from './ScrollRow.module.css';

export interface ScrollRowProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** `ul` when the children are `li`. */
  as?: 'div' | 'ul';
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** One line that scrolls sideways to the edges of the column; its last item in view is cut, to invite the swipe. */
export function ScrollRow({ as: Element = 'div', className, ref, ...rest }: ScrollRowProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement & HTMLUListElement>}
      className={cx(styles.row, className)}
    />
  );
}
