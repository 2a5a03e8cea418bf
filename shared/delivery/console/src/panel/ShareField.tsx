import { useId } from 'react';
import styles from './CellPanel.module.css';

/** A share of the users in whole per cent, by slider or by number. */
export function ShareField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  const change = (text: string) => {
    const share = Number(text);
    if (text !== '' && Number.isInteger(share) && share >= 0 && share <= 100) onChange(share);
  };
  return (
    <fieldset className={styles.shareField}>
      <legend>Share of the users</legend>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-label="Share"
        aria-valuetext={`${value} %`}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <input
        id={id}
        type="number"
        min={0}
        max={100}
        step={1}
        value={value}
        aria-label="Share in per cent"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <span aria-hidden="true">%</span>
    </fieldset>
  );
}
