import { useSearchParams } from '@site/router';
import { SearchField } from '@site/ui/SearchField';
import { useTexts } from '../../useTexts';
import { Downlines } from './Downlines';
import styles from './List.module.css';
import { OwnRates } from './OwnRates';

const SEARCH = 'q';
/** From the last letter to the search, in ms. */
const DELAY_MS = 400;
/** Characters of a search, as many as the platform takes. */
const SEARCH_MOST = 64;

const searchText = (typed: string): string => typed.trim().slice(0, SEARCH_MOST);

/** The agent's own rates, and the direct downlines to choose one of. */
export function ListPage({ user }: { user: string }) {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const search = searchText(query.get(SEARCH) ?? '');
  const find = (text: string) =>
    setQuery(text === '' ? {} : { [SEARCH]: text }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.page}>
      <SearchField
        label={t('rebates.list.search')}
        clearLabel={t('rebates.list.clear')}
        maxLength={SEARCH_MOST}
        value={search}
        delay={DELAY_MS}
        clean={searchText}
        onSearch={find}
      />
      {search === '' && <OwnRates />}
      <Downlines user={user} search={search} onClear={() => find('')} />
    </div>
  );
}
