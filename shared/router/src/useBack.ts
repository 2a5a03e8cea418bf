import type { RouteEntry } from '@site/contracts/federation/routes';
import { PATHS } from '@site/contracts/values/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * The back control of a page: one step, or home where the route says so (`RouteEntry.back`). A page that was
 * opened by its address has no step of this site before it: then home, in its place.
 */
export function useBack(rule: RouteEntry['back'] = 'step'): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (rule === 'home') void navigate(PATHS.home);
    else if (hasEarlierPage()) void navigate(-1);
    else void navigate(PATHS.home, { replace: true });
  }, [navigate, rule]);
}

/** The router numbers the entries that it made, from 0. `history.length` would count foreign pages too. */
function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
