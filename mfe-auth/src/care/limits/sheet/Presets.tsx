import { Chip } from '@site/ui/Chip';
import { useId } from 'react';
import styles from './Presets.module.css';

interface PresetsProps {
  title: string;
  /** What a press does. */
  note: string;
  values: readonly string[];
  text: (value: string) => string;
  chosen?: string | undefined;
  /** No limit at all, as the last of them. */
  none?: { readonly text: string; readonly chosen: boolean; readonly onChoose: () => void } | undefined;
  onChoose: (value: string) => void;
}

/** Values that are one press away, under the words that say what the press does. */
export function Presets({ title, note, values, text, chosen, none, onChoose }: PresetsProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a line with its note
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title} <small>{note}</small>
      </p>
      <div className={styles.chips}>
        {values.map((value) => (
          <Chip key={value} selected={value === chosen} onClick={() => onChoose(value)}>
            {text(value)}
          </Chip>
        ))}
        {none && (
          <Chip selected={none.chosen} onClick={none.onChoose}>
            {none.text}
          </Chip>
        )}
      </div>
    </div>
  );
}
