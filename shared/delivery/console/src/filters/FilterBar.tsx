import { Icon } from '@site/ui/Icon';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
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
        <label key={name} className={styles.field}>
          <Icon of={Search} size={14} />
          <span className={styles.label}>{LABELS[name]}</span>
          <input
            ref={index === 0 ? first : undefined}
            type="search"
            value={filters[name]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            aria-keyshortcuts={index === 0 ? '/' : undefined}
            className={styles.input}
            onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
          />
        </label>
      ))}
      <p className={styles.found} role="status">
        {found}
      </p>
    </form>
  );
}
