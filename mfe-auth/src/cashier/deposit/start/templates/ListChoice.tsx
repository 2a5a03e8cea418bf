import type { IconProps } from '@site/ui/Icon';
import type { ReactNode } from 'react';
import { SelectField } from '../../../../form/SelectField';
import styles from '../../../parts/Cashier.module.css';

interface ListChoiceProps {
  label: string;
  icon: IconProps['of'];
  value: string;
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  onChoose: (value: string) => void;
  /** What the chosen one means. */
  note?: string | undefined;
  children?: ReactNode;
}

/** One of a list, and below it what it means. */
export function ListChoice({ onChoose, note, children, ...field }: ListChoiceProps) {
  return (
    <div>
      <SelectField
        {...field}
        placeholder={field.label}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <div className={`${styles.group} ${styles.below}`} aria-live="polite">
        {note !== undefined && <p className={styles.fine}>{note}</p>}
        {children}
      </div>
    </div>
  );
}
