import { NEWS_KINDS, type NewsKind } from '@site/contracts/areas/news';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../queryClient';
import { isOf } from './refreshChanged';

/** What changes seldom and is asked for at large is as good as news when it is no older, in ms. */
const YOUNG_MS = 10_000;
const SELDOM: readonly NewsKind[] = ['announcements', 'session'];

/**
 * Asks again, when a page has its first connection, for what it asked for before: what happened between the two nobody
 * tells. An answer that is on its way may have been read before as well: it is asked for again once it has come.
 */
export function refreshMissed(): void {
  const now = Date.now();
  for (const query of queryClient.getQueryCache().findAll({ predicate: (one) => isMissed(one, now) })) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    const first = query.state.data === undefined ? query.promise : undefined;
    if (first) first.then(again, () => undefined);
    else void again();
  }
}

function isMissed(query: Query, now: number): boolean {
  if (!NEWS_KINDS.some((kind) => isOf(kind, query))) return false;
  return !SELDOM.some((kind) => isOf(kind, query)) || query.state.dataUpdatedAt <= now - YOUNG_MS;
}
