import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Spinner } from '../Spinner';
import { useDelayed } from '../useDelayed';
import styles from './SearchField.module.css';
import { type TypedSearch, useTypedSearch } from './useTypedSearch';

export interface SearchFieldProps extends TypedSearch {
  label: string;
  clearLabel: string;
  maxLength: number;
  /** The response is on its way. */
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search that begins by itself when the typing pauses, and at once on Enter. */
export function SearchField({
  label,
  clearLabel,
  maxLength,
  busy = false,
  ref,
  ...search
}: SearchFieldProps) {
  const { text, inputProps, onSubmit, clear } = useTypedSearch(search);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for some of the browsers that we serve
    <form role="search" className={styles.box} onSubmit={onSubmit}>
      {busy ? <SlowSpinner /> : <Icon of={Search} size={20} />}
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        {...inputProps}
      />
      {text !== '' && <IconButton icon={X} iconSize={18} label={clearLabel} onClick={clear} />}
    </form>
  );
}

/** A response that is here at once shows no ring. */
function SlowSpinner() {
  return useDelayed() ? <Spinner /> : <Icon of={Search} size={20} />;
}
