import { GAME_SEARCH } from '@site/contracts/gameSearch';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Spinner } from '@site/ui/Spinner';
import { useDelayed } from '@site/ui/useDelayed';
import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '../gameList/SearchBox.module.css';
import { useTexts } from '../useTexts';
import { searchText } from './searchText';

/** So long after the last letter the search begins, in ms: less than a pause between words, more than one between letters. */
export const SEARCH_DELAY_MS = 250;

export interface SearchFieldProps {
  /** What is searched for. */
  value: string;
  /** The answer is on its way. */
  busy: boolean;
  /** A pause in typing. */
  onSearch: (text: string) => void;
  /** Enter: a search that is meant. */
  onEnter: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

/**
 * What the player types stays in this field until there is a pause, so that no letter waits for results to be
 * drawn. While a keyboard composes letters (IME) nothing is searched for.
 */
export function SearchField({ value, busy, onSearch, onEnter, ref }: SearchFieldProps) {
  const { t } = useTexts();
  const [text, setText] = useState(value);
  const [composing, setComposing] = useState(false);
  const asked = useRef(value);

  const search = useEffectEvent((wanted: string) => {
    asked.current = wanted;
    onSearch(wanted);
  });

  useEffect(() => {
    // A change that did not come from here, such as a recent search.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = searchText(text);
    if (composing || wanted === asked.current) return;
    const timer = setTimeout(() => search(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, composing]);

  const searchNow = (wanted: string, report: (text: string) => void) => {
    asked.current = wanted;
    setText(wanted);
    report(wanted);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for some of the browsers that we serve
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(searchText(text), onEnter);
      }}
    >
      {busy ? <SlowSpinner /> : <Icon of={Search} size={20} />}
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={GAME_SEARCH.maxLength}
        className={styles.input}
        aria-label={t('gameSearch.label')}
        placeholder={t('gameSearch.label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) searchNow('', onSearch);
        }}
      />
      {text !== '' && (
        <IconButton
          icon={X}
          iconSize={18}
          label={t('gameSearch.clear')}
          onClick={() => searchNow('', onSearch)}
        />
      )}
    </form>
  );
}

/** An answer that is here at once shows no ring. */
function SlowSpinner() {
  return useDelayed() ? <Spinner /> : <Icon of={Search} size={20} />;
}
