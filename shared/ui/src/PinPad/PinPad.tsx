import { useUiLabel } from '@site/ui/useUiLabel';
import { CircleAlert, Delete } from 'lucide-react';
import { type PointerEvent, type Ref, useId } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './PinPad.module.css';
import { PIN_LENGTH, usePin } from './usePin';

export { PIN_LENGTH };

const BOXES = Array.from({ length: PIN_LENGTH }, (_, box) => box);
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

export interface PinPadProps {
  label: string;
  /** Called with the sixth digit. */
  onComplete: (pin: string) => void;
  /** What is wrong and what to do. A new text empties the boxes. */
  error?: string | undefined;
  /** The digits are being checked. When that is over the boxes are empty. */
  busy?: boolean;
  /** `one-time-code` for a code that came by SMS. */
  autoComplete?: 'off' | 'one-time-code';
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Six digits. The boxes are paint over one real input, so that pasting, a keyboard and a screen reader work as
 * in any other; the keys are drawn, so that they are where the boxes are and nothing of the phone remembers
 * them.
 */
export function PinPad({
  label,
  onComplete,
  error,
  busy = false,
  autoComplete = 'off',
  inputRef,
}: PinPadProps) {
  const t = useUiLabel();
  const id = useId();
  const { digits, change } = usePin({ onComplete, error, busy });
  const invalid = error !== undefined && digits === '';
  return (
    <div className={cx(styles.pad, invalid && styles.invalid)}>
      <div className={styles.boxes}>
        <input
          id={id}
          ref={inputRef}
          type="password"
          inputMode="none"
          autoComplete={autoComplete}
          className={styles.input}
          value={digits}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-error`}
          aria-busy={busy || undefined}
          onChange={({ target }) => change(target.value)}
        />
        {BOXES.map((box) => (
          <span
            key={box}
            aria-hidden="true"
            className={styles.box}
            data-filled={box < digits.length || undefined}
            data-next={box === digits.length || undefined}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {digits !== '' && t('digitsEntered', { entered: digits.length, all: PIN_LENGTH })}
        </span>
      </VisuallyHidden>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {busy ? (
          <Spinner size={16} />
        ) : (
          error !== undefined && (
            <>
              <Icon of={CircleAlert} size={14} />
              <span>{error}</span>
            </>
          )
        )}
      </p>
      <div className={styles.keys} onPointerDown={keepFocus}>
        {KEYS.map((key) => (
          <button key={key} type="button" onClick={() => change(digits + key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label={t('deleteDigit')} onClick={() => change(digits.slice(0, -1))}>
          <Icon of={Delete} />
        </button>
      </div>
    </div>
  );
}

/** Whoever types and taps in turn stays in the input. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}
