import type { HelpTopic } from '@site/contracts/areas/messages';
import { type ReactNode, useMemo, useState } from 'react';
import { findTopics, type Hit, type TopicText } from './search/findTopics';
import { TopicReader } from './TopicReader';

interface Read {
  readonly of: readonly HelpTopic[];
  readonly texts: readonly TopicText[];
}

/**
 * What a search finds in all topics.
 *
 * @param query Empty where nothing is searched for.
 * @returns The hits, once the topics are read; and what reads them, to be put into the page.
 */
export function useHits(
  topics: readonly HelpTopic[],
  query: string,
): { hits: readonly Hit[] | undefined; reader: ReactNode } {
  const [read, setRead] = useState<Read>();
  const texts = read?.of === topics ? read.texts : undefined;
  const wanted = query !== '' && topics.length > 0;
  const hits = useMemo(() => (texts && query !== '' ? findTopics(texts, query) : undefined), [texts, query]);
  const reader = wanted && !texts && (
    <TopicReader topics={topics} onRead={(now) => setRead({ of: topics, texts: now })} />
  );
  return { hits, reader };
}
