import { useNavigationType } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import styles from './FilterBar.module.css';
import { FILTER_NAMES, type Filters } from './filters';

const LABELS = { remote: 'Remote', release: 'Release', merchant: 'Merchant', by: 'Person' };

export interface FilterBarProps {
  filters: Filters;
  onChange: (name: keyof Filters, value: string) => void;
  /** What is found, in words. */
  found: ReactNode;
}

/** The four things that are searched by. The slash key leads to the first. */
export function FilterBar({ filters, onChange, found }: FilterBarProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const toFirst = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      first.current?.focus();
    };
    document.addEventListener('keydown', toFirst);
    return () => document.removeEventListener('keydown', toFirst);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for some of the browsers that we serve
    <form role="search" className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      {FILTER_NAMES.map((name, index) => (
        <FilterField
          key={name}
          label={LABELS[name]}
          value={filters[name]}
          onChange={(value) => onChange(name, value)}
          {...(index === 0 && { ref: first, shortcut: '/' })}
        />
      ))}
      <p className={styles.found} role="status">
        {found}
      </p>
    </form>
  );
}

interface FilterFieldProps {
  label: string;
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
  shortcut?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The address follows what is typed, at its own pace: the field has the letters at once. */
function FilterField({ label, value, onChange, shortcut, ref }: FilterFieldProps) {
  const [text, setText] = useState(value);
  const cause = useNavigationType();
  useEffect(() => {
    // What is typed replaces the address, and comes back from it late: only who goes elsewhere changes the field.
    if (cause !== 'REPLACE') setText(value);
  }, [value, cause]);
  return (
    <label className={styles.field}>
      <Icon of={Search} size={14} />
      <span className={styles.label}>{label}</span>
      <input
        ref={ref}
        type="search"
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        aria-keyshortcuts={shortcut}
        className={styles.input}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onChange(currentTarget.value);
        }}
      />
    </label>
  );
}
