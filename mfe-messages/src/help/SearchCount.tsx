import { formatNumber } from '@site/i18n';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../useTexts';
import styles from './SearchResults.module.css';
import type { Hit } from './search/findTopics';

interface SearchCountProps {
  /** None where nothing is searched for. */
  hits: readonly Hit[] | undefined;
  query: string;
}

/** How much was found, also for those who hear the page: it stands there before there is anything to say. */
export function SearchCount({ hits, query }: SearchCountProps) {
  const { t } = useTexts();
  return (
    <div role="status">
      {hits?.length === 0 && <VisuallyHidden>{t('help.nothing.title', { text: query })}</VisuallyHidden>}
      {hits && hits.length > 0 && (
        <p className={styles.count}>
          {t('help.found', { count: hits.length, shown: formatNumber(hits.length) })}
        </p>
      )}
    </div>
  );
}
