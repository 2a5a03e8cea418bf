import type { HelpTopic } from '@site/contracts/areas/messages';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useLocation, useNavigate } from '@site/router';
import { useEffect, useRef } from 'react';
import { askedTopic } from './askedTopic';

export const MAX_QUERY_LENGTH = 100;
const MIN_QUERY_LENGTH = 2;

/** What is searched for by what was typed: nothing, where that is too short to find anything by. */
export function helpQuery(typed: string | null): string {
  const text = (typed ?? '').replace(/[\s\0]+/g, ' ').trim();
  const letters = [...text];
  return letters.length < MIN_QUERY_LENGTH ? '' : letters.slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** Address of a topic; with a search, what it found is marked there. */
export const topicAddress = (index: number, query = ''): string =>
  addressOf(PATHS.help, { i: String(index), ...(query !== '' && { q: query }) });

/**
 * What the address shows: a topic, in which what `query` finds is marked, or all that it finds. Searching is a step of
 * its own, which Back undoes; its letters, and the way from topic to topic, are none.
 */
export function useHelpAddress(topics: readonly HelpTopic[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const query = helpQuery(parameters.get('q'));
  const index = askedTopic({ search, hash }, topics);
  const searching = query !== '' && hash === '' && !parameters.has('i');

  /** Where an emptied search leads back to. */
  const lastTopic = useRef(0);
  useEffect(() => {
    if (!searching) lastTopic.current = index;
  }, [searching, index]);

  const searchFor = (text: string) => {
    if (text === '') void navigate(topicAddress(lastTopic.current), { replace: true });
    else void navigate(addressOf(PATHS.help, { q: text }), { replace: searching });
  };
  return { index, query, searching, searchFor };
}
