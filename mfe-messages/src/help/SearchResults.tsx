import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../useTexts';
import { ContactButton } from './contact/ContactButton';
import { HitRow } from './HitRow';
import styles from './SearchResults.module.css';
import type { Hit } from './search/findTopics';

interface SearchResultsProps {
  hits: readonly Hit[];
  query: string;
  onChoose: () => void;
}

/** What a search found; or that nothing says it, and whom to ask. */
export function SearchResults({ hits, query, onChoose }: SearchResultsProps) {
  const { t } = useTexts();
  if (hits.length === 0) {
    return (
      <EmptyState
        picture="search"
        title={t('help.nothing.title', { text: query })}
        body={t('help.nothing.body')}
        action={<ContactButton />}
      />
    );
  }
  return (
    <ul className={styles.hits} aria-label={t('help.hits')}>
      {hits.map((hit) => (
        <HitRow key={hit.index} hit={hit} query={query} onChoose={onChoose} />
      ))}
    </ul>
  );
}
