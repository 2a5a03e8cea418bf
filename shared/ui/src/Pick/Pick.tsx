import { type ReactNode, use } from 'react';
import styles from './Pick.module.css';
import { PickContext } from './PickContext';

export interface PickProps {
  value: string;
  title: ReactNode;
  /** A second line, smaller. */
  note?: ReactNode;
  /** An `Icon` of 24, or a mark of 36. */
  icon?: ReactNode;
  /** After the words: an amount. */
  end?: ReactNode;
  disabled?: boolean;
  /** Below the words and no part of the target: terms, a link. */
  children?: ReactNode;
}

/** One of the choices of a PickGroup. */
export function Pick({ value, title, note, icon, end, disabled = false, children }: PickProps) {
  const group = use(PickContext);
  if (!group) throw new Error('A Pick belongs into a PickGroup');
  const { name, shape, value: chosen, onChange } = group;
  const dot = <span aria-hidden="true" className={styles.radio} />;
  /** Where a picture begins the row, the radio ends it. */
  const endsInDot = shape === 'tile' || icon !== undefined;
  return (
    <div className={styles.pick} data-shape={shape}>
      <label className={styles.target}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          disabled={disabled}
          className={styles.input}
          onChange={() => onChange(value)}
        />
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        {!endsInDot && dot}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
        {endsInDot && dot}
      </label>
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </div>
  );
}
