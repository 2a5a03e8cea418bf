import { THROTTLE_MS } from '@site/api';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './SearchBox.module.css';

const NAME_MAX_LENGTH = 100;

export interface SearchBoxProps {
  /** What is searched for. */
  value: string;
  onSearch: (name: string) => void;
}

/** Name search: half a second after the last letter, at once on Enter (GA-025). */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTexts();
  const [text, setText] = useState(value);
  const asked = useRef(value);

  const search = useEffectEvent((name: string) => {
    asked.current = name;
    onSearch(name);
  });

  useEffect(() => {
    // A change that did not come from here, such as "Clear".
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);

  useEffect(() => {
    const name = text.trim();
    if (name === asked.current) return;
    const timer = setTimeout(() => search(name), THROTTLE_MS.nameSearch);
    return () => clearTimeout(timer);
  }, [text]);

  const searchNow = (name: string) => {
    asked.current = name;
    setText(name);
    onSearch(name);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for some of the browsers that we serve
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text.trim());
      }}
    >
      <Icon of={Search} size={20} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        className={styles.input}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <IconButton icon={X} iconSize={18} label={t('search.clear')} onClick={() => searchNow('')} />
      )}
    </form>
  );
}
