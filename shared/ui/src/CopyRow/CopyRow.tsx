// By its public name: there is one toast in the page.
import { toast } from '@site/ui/Toast';
import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { useUiLabel } from '../internal/useUiLabel';
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
  const press = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied', { name: label }));
    } catch {
      // An old browser, or one that was told not to: the phone's own way is one press away.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast.error(t('notCopied'));
    }
  };
  return (
    <div className={cx(styles.row, big && styles.big)}>
      <dt>{label}</dt>
      <dd>
        <span ref={shown}>{value}</span>
        {copy !== false && (
          <IconButton
            icon={Copy}
            iconSize={18}
            label={t('copy', { name: label })}
            className={styles.copy}
            onClick={() => void press(copy)}
          />
        )}
      </dd>
    </div>
  );
}
