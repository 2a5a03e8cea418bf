import { useUiLabel } from '@site/ui/useUiLabel';
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { FieldError } from '../internal/FieldError';
import styles from './Field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> {
  label: string;
  /** Left of the text: an `Icon` of 20, or a dialling code. */
  icon?: ReactNode;
  /** Right of the text: a small button, a captcha picture. A password gets its show/hide here. */
  action?: ReactNode;
  /** What is wrong and what to do; the field turns to its error state. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  /** So that `{...register('name')}` of react-hook-form works. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input with its hint and its error. */
export function Field({
  label,
  icon,
  action,
  error,
  hint,
  type = 'text',
  id,
  className,
  ...rest
}: FieldProps) {
  const t = useUiLabel();
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const hintId = `${inputId}-hint`;
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const described = cx(
    error !== undefined && messageId,
    hint !== undefined && hintId,
    rest['aria-describedby'],
  );
  return (
    <div className={cx(styles.field, error !== undefined && styles.invalid, className)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.box}>
        {icon}
        <input
          {...rest}
          id={inputId}
          type={isPassword && revealed ? 'text' : type}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {isPassword && (
          <IconButton
            icon={revealed ? EyeOff : Eye}
            iconSize={20}
            label={t(revealed ? 'hidePassword' : 'showPassword')}
            className={styles.reveal}
            disabled={rest.disabled}
            onClick={() => setRevealed(!revealed)}
          />
        )}
        {action}
      </div>
      <FieldError id={messageId} error={error} />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
