import type { RouteEntry } from '@site/contracts/federation/routes';
import { PATHS } from '@site/contracts/values/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * The back control of a page: one step, or home where the route says so (`RouteEntry.back`). A page that was
 * opened by its address has no step of this site before it: then `otherwise`, in its place.
 *
 * @param otherwise A path of the site; home without it.
 */
export function useBack(rule: RouteEntry['back'] = 'step', otherwise: string = PATHS.home): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (rule === 'home') void navigate(PATHS.home);
    else if (hasEarlierPage()) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, rule, otherwise]);
}

/** The router numbers the entries that it made, from 0. `history.length` would count foreign pages too. */
function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
