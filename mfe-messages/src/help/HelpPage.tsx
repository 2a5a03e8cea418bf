import type { HelpTopic } from '@site/contracts/areas/messages';
import { useErrorText } from '@site/i18n';
import { useBack } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { PageHeader } from '@site/ui/PageHeader';
import { SearchField } from '@site/ui/SearchField';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { ContactButton } from './contact/ContactButton';
import { ContactIcon } from './contact/ContactIcon';
import { HelpLoading } from './HelpLoading';
import styles from './HelpPage.module.css';
import { useHelpTopics } from './queries';
import { SearchCount } from './SearchCount';
import { SearchResults } from './SearchResults';
import { Topic } from './Topic';
import { TopicMenu } from './TopicMenu';
import { helpQuery, MAX_QUERY_LENGTH, useHelpAddress } from './useHelpAddress';
import { useHits } from './useHits';

/** From the last letter to the search, in ms: it asks nobody, and is only not to flicker. */
const SEARCH_DELAY_MS = 200;

const NONE: readonly HelpTopic[] = [];

/** The merchant's help: its topics beside the one that is open, and a search over all of them (ME-018). */
export default function HelpPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const back = useBack();
  const { data, error, isFetching, refetch } = useHelpTopics();
  const topics = data ?? NONE;
  const { index, query, searching, searchFor } = useHelpAddress(topics);
  const { hits, reader } = useHits(topics, searching ? query : '');
  const [chosen, setChosen] = useState(false);
  const topic = topics[index];

  const content = () => {
    if (!data) {
      if (!error) return <HelpLoading />;
      return (
        <ErrorState
          title={t('help.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!topic) {
      return (
        <EmptyState title={t('help.empty.title')} body={t('help.empty.body')} action={<ContactButton />} />
      );
    }
    const choose = () => setChosen(true);
    if (searching) return hits && <SearchResults hits={hits} query={query} onChoose={choose} />;
    return (
      <div className={styles.help}>
        <TopicMenu topics={topics} open={index} onChoose={choose} />
        <Topic key={`${index} ${query}`} topic={topic} query={query} takesFocus={chosen} />
      </div>
    );
  };

  return (
    <div className={styles.page}>
      <PageHeader title={t('help.title')} onBack={back} right={<ContactIcon />} />
      <div className={styles.search}>
        <SearchField
          label={t('help.search')}
          clearLabel={t('help.clear')}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          delay={SEARCH_DELAY_MS}
          clean={helpQuery}
          onSearch={searchFor}
        />
      </div>
      <SearchCount hits={hits} query={query} />
      {reader}
      {content()}
    </div>
  );
}
