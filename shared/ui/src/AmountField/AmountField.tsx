import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import styles from './AmountField.module.css';

export interface AmountFieldProps {
  label: string;
  /** At the end of the label's line. */
  note?: ReactNode;
  /** As it was typed; `readAmount` makes an amount of it. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Currency sign of the wallet. */
  symbol: string;
  hint?: ReactNode;
  /** What is wrong and what to do, in the place of the hint. */
  error?: string | undefined;
  clearLabel: string;
  /** Fills in all that there is: with it a button takes the place of the cross. */
  onAll?: () => void;
  allLabel?: string;
  disabled?: boolean;
  /** On its way: it stays as it is, and keeps the focus. */
  readOnly?: boolean;
  placeholder?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** An amount of money to be typed, in large figures. */
export function AmountField({
  label,
  note,
  value,
  onChange,
  symbol,
  hint,
  error,
  clearLabel,
  onAll,
  allLabel,
  disabled = false,
  readOnly = false,
  placeholder = '0.00',
  inputRef,
  ...rest
}: AmountFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const invalid = error !== undefined;
  const told = invalid || hint !== undefined;
  /** The cross goes with the text: the focus must not go with it. */
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div className={cx(styles.field, invalid && styles.invalid)}>
      <div className={styles.heading}>
        <label htmlFor={id}>{label}</label>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.box} ref={box}>
        <span aria-hidden="true" className={styles.symbol}>
          {symbol}
        </span>
        <input
          {...rest}
          id={id}
          ref={inputRef}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          value={value}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={invalid || undefined}
          aria-describedby={told ? `${id}-told` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {onAll ? (
          <Button variant="text" size="small" disabled={disabled || readOnly} onClick={onAll}>
            {allLabel}
          </Button>
        ) : (
          value !== '' &&
          !disabled &&
          !readOnly && (
            <IconButton icon={X} iconSize={20} label={clearLabel} className={styles.clear} onClick={clear} />
          )
        )}
      </div>
      <div id={`${id}-told`} className={styles.told} aria-live="polite">
        {invalid ? (
          <>
            <Icon of={CircleAlert} size={14} />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
