import { GAME_SEARCH } from '@site/contracts/areas/gameSearch';
import { useBack } from '@site/router';
import { PageHeader } from '@site/ui/PageHeader';
import { SearchField } from '@site/ui/SearchField';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { useTexts } from '../../useTexts';
import list from '../lists/ListPage.module.css';
import { Found } from './Found';
import { useIsSearching } from './queries';
import { forgetSearches, keepSearch, readRecentSearches } from './recentSearches';
import styles from './SearchPage.module.css';
import { Suggestions } from './Suggestions';
import { isSearch, SEARCH_DELAY_MS, searchText } from './searchText';
import { useArrowKeys } from './useArrowKeys';
import { useSearchState } from './useSearchState';

/** Search over all games, providers and categories. What is searched for is in the address. */
export default function SearchPage() {
  const { t } = useTexts();
  const back = useBack();
  const [text, change] = useSearchState();
  const [recent, setRecent] = useState(readRecentSearches);
  const field = useRef<HTMLInputElement>(null);
  const keys = useArrowKeys(field);
  const searching = useIsSearching();
  useRefreshOnReturn();

  // Who comes to search wants to type; who comes back wants to see what was found.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus({ preventScroll: true });
  }, []);

  const keep = useCallback((wanted: string) => {
    if (!isSearch(wanted)) return;
    keepSearch(wanted);
    setRecent(readRecentSearches());
  }, []);
  const searchFor = (wanted: string) => {
    keep(wanted);
    change(wanted);
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    // The button is gone with what it cleared.
    field.current?.focus({ preventScroll: true });
  };

  return (
    <div className={list.page} {...keys}>
      <PageHeader title={t('gameSearch.title')} onBack={back} />
      <div className={`${list.top} ${styles.top}`}>
        <SearchField
          ref={field}
          label={t('gameSearch.label')}
          clearLabel={t('gameSearch.clear')}
          maxLength={GAME_SEARCH.maxLength}
          busy={searching}
          value={text}
          delay={SEARCH_DELAY_MS}
          clean={searchText}
          onSearch={change}
          onEnter={searchFor}
        />
      </div>
      {isSearch(text) ? (
        <Found text={text} onUse={keep} />
      ) : (
        <Suggestions recent={recent} onSearch={searchFor} onForget={forget} />
      )}
    </div>
  );
}
