import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** The words beside the box; they are part of the target. */
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own check box, drawn in the brand's colours. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.checkbox, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      <span className={styles.box}>
        <Icon of={Check} size={14} />
      </span>
      <span>{children}</span>
    </label>
  );
}
