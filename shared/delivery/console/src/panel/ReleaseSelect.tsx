import type { StoredReleases } from '@site/contracts/federation/consoleApi';
import { useId } from 'react';
import { momentText } from '../words/times';
import styles from './CellPanel.module.css';

export interface ReleaseSelectProps {
  label: string;
  releases: StoredReleases['releases'];
  value: string | undefined;
  onChange: (release: string) => void;
}

/** A stored release, with what is known of it. */
export function ReleaseSelect({ label, releases, value, onChange }: ReleaseSelectProps) {
  const id = useId();
  const known = releases.find(({ release }) => release === value);
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        aria-describedby={`${id}-known`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {value === undefined && <option value="">None is stored</option>}
        {releases.map(({ release, live }) => (
          <option key={release} value={release}>
            {release}
            {live.length > 0 ? ` (live: ${live.length})` : ''}
          </option>
        ))}
      </select>
      <p id={`${id}-known`} className={styles.note}>
        {known && knownText(known)}
      </p>
    </div>
  );
}

function knownText({
  storedAt,
  signedBy,
  unsigned,
  commit,
  overBudget,
}: StoredReleases['releases'][number]): string {
  return [
    ...(storedAt ? [`Stored ${momentText(storedAt)}`] : []),
    unsigned === undefined ? `signed by ${signedBy.join(', ')}` : `no signature that counts: ${unsigned}`,
    ...(commit ? [`commit ${commit.slice(0, 10)}`] : []),
    ...(overBudget ? [overBudget] : []),
  ].join('; ');
}
