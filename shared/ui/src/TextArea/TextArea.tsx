import { lengthOf } from '@site/contracts/areas/validators';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { cx } from '../internal/cx';
import { FieldError } from '../internal/FieldError';
import styles from './TextArea.module.css';
import { useTextAreaTexts } from './useTextAreaTexts';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'children' | 'defaultValue' | 'maxLength' | 'onChange' | 'rows' | 'value'
>;

export interface TextAreaProps extends Native {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Characters at most; an emoji of a surrogate pair counts as one. More can be written, and is said to be too much. */
  most: number;
  /** What else is wrong with it. */
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines, which grows with what is written, and counts its characters. */
export function TextArea({ label, value, onChange, most, error, id, ref, ...rest }: TextAreaProps) {
  const { t } = useTextAreaTexts();
  const ownId = useId();
  const inputId = id ?? ownId;
  const length = lengthOf(value);
  const isOver = length > most;
  const fault = isOver ? t('characters.tooLong', { most }) : error;
  return (
    <div className={cx(styles.field, fault !== undefined && styles.invalid)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          {...rest}
          ref={ref}
          id={inputId}
          rows={3}
          className={styles.input}
          value={value}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={cx(
            fault !== undefined && `${inputId}-message`,
            `${inputId}-count`,
            rest['aria-describedby'],
          )}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <div className={styles.foot}>
        <FieldError id={`${inputId}-message`} error={fault} />
        <p id={`${inputId}-count`} className={styles.count} data-over={isOver || undefined}>
          {t('characters.count', { length, most })}
        </p>
      </div>
    </div>
  );
}
