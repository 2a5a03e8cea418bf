import { useUiLabel } from '@site/ui/useUiLabel';
import { type ReactNode, useRef } from 'react';
import { cx } from '../internal/cx';
import { CopyButton } from './CopyButton';
import styles from './CopyRow.module.css';

type Copied =
  /** What is copied; a value that is a text by itself when it is left out, nothing for `false`. */
  { value: string; copy?: string | false } | { value: ReactNode; copy: string | false };

export type CopyRowProps = Copied & {
  label: string;
  /** The one that matters most: an amount to be sent exactly. */
  big?: boolean;
};

/** Something to be entered elsewhere: read, or copied. */
export function CopyRow({ label, value, copy = value as string, big = false }: CopyRowProps) {
  const t = useUiLabel();
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div className={cx(styles.row, big && styles.big)}>
      <dt>{label}</dt>
      <dd>
        <span ref={shown}>{value}</span>
        {copy !== false && (
          <CopyButton
            label={t('copy', { name: label })}
            text={copy}
            copied={t('copied', { name: label })}
            shown={shown}
            className={styles.copy}
          />
        )}
      </dd>
    </div>
  );
}
