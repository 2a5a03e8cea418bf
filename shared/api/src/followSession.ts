import { type SessionInfo, subscribeSession } from '@site/session';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/** Queries that say nothing of their caller count as private. */
const isPrivate = (query: Query) => query.meta?.who !== 'public';
const isPublic = (query: Query) => !isPrivate(query);

let following = false;

/** Keeps the cache in step with the session; again does nothing. */
export function followSession(): void {
  if (following) return;
  following = true;
  subscribeSession((session, previous) => {
    if (sameAccount(session, previous)) return;
    forgetPrivateAnswers();
    // Public answers hold marks of the reader too: read and unread, sign-up status, menu keys.
    void queryClient.invalidateQueries({ predicate: isPublic });
  });
}

/** For a session that ends: what is on its way would be refused. */
export function cancelPrivateQueries(): void {
  void queryClient.cancelQueries({ predicate: isPrivate });
}

function sameAccount(one: SessionInfo | null, other: SessionInfo | null): boolean {
  return one?.userName === other?.userName && one?.type === other?.type;
}

/**
 * Reset, not refetched: what is on screen empties at once, and asks again only if it still may when its
 * component has seen the new session.
 */
function forgetPrivateAnswers(): void {
  cancelPrivateQueries();
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) {
    if (query.getObserversCount() > 0) query.reset();
    else queryClient.getQueryCache().remove(query);
  }
  queryClient.getMutationCache().clear();
}
