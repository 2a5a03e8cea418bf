import { useDeferredValue } from 'react';

/**
 * False while a component is drawn for the first time, true right after. For a list that would hold up the page
 * it is on: it draws what fits the first screen, then the rest.
 */
export function useAfterFirstRender(): boolean {
  return useDeferredValue(true, false);
}
