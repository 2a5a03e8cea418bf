import { type Action, ANY, type Scope } from '@site/contracts/federation/access';
import { useId } from 'react';
import { useMay } from '../api/reads';
import styles from './CellPanel.module.css';

interface Offered {
  readonly label: string;
  readonly scope: Scope;
}

/** What a rule can be about from a place on, as far as this tab may set it: the place first, everything last. */
export function useScopes(action: Action, remote: string, merchant: string): readonly Offered[] {
  const may = useMay();
  const all: readonly Offered[] = [
    { label: `${remote} of ${merchant}`, scope: { remotes: [remote], merchants: [merchant] } },
    { label: `all of ${merchant}`, scope: { remotes: [ANY], merchants: [merchant] } },
    { label: `${remote} of all merchants`, scope: { remotes: [remote], merchants: [ANY] } },
    { label: 'everything', scope: { remotes: [ANY], merchants: [ANY] } },
  ];
  return all.filter(({ scope }) => may(action, scope.remotes[0] ?? '', scope.merchants[0] ?? ''));
}

export interface ScopeSelectProps {
  offered: readonly Offered[];
  /** Which of them. */
  value: number;
  onChange: (index: number) => void;
  /** What it means that it stays as it is. */
  note: string;
}

/** What stays as it is. */
export function ScopeSelect({ offered, value, onChange, note }: ScopeSelectProps) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>What stays as it is</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {offered.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
