import { type ReactNode, useId, useMemo } from 'react';
import { cx } from '../internal/cx';
import { FieldError } from '../internal/FieldError';
import styles from './Pick.module.css';
import { PickContext, type PickState } from './PickContext';

export interface PickGroupProps {
  legend: string;
  /** At the end of the legend's line. */
  note?: ReactNode;
  /** `tile` two in a line, for a few short ones; `row` one below another. */
  shape: PickState['shape'];
  /** The `value` of the chosen Pick; nothing is chosen without it. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** On a sheet or another card. */
  inset?: boolean;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Pick by Pick. */
  children: ReactNode;
}

/** One choice among several: a group of the browser's own radios. */
export function PickGroup({
  legend,
  note,
  shape,
  value,
  onChange,
  inset = false,
  error,
  children,
}: PickGroupProps) {
  const name = useId();
  const state = useMemo(() => ({ name, shape, value, onChange }), [name, shape, value, onChange]);
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        {note !== undefined && <small>{note}</small>}
      </legend>
      <div className={cx(styles.picks, inset && styles.inset)} data-shape={shape}>
        <PickContext value={state}>{children}</PickContext>
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
