import { Icon, type IconProps } from '@site/ui/Icon';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  label: string;
  icon: IconProps['of'];
  /** Stands in it until something is chosen. */
  placeholder: string;
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a list, by the phone's own chooser. Looks as `Field` does. */
export function SelectField({ label, icon, placeholder, options, error, ...rest }: SelectFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon of={icon} size={20} />
        <select
          {...rest}
          id={id}
          className={styles.select}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : messageId}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(({ value, label: name, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={20} />
      </div>
      <p id={messageId} className={styles.message} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon of={CircleAlert} size={14} />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
