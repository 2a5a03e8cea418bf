import type { RootOptions } from 'react-dom/client';

/**
 * What React calls for an error after which the page is as it should be. A fade that the browser cut short is none
 * worth telling of, as when a keyboard or the address bar changes the size of the page: what it led to is shown. React
 * leaves those out by their exact words, of which browsers have others by now. Everything else is thrown where nobody
 * catches it, as React does without this, and reported.
 */
export const reportRecovered: NonNullable<RootOptions['onRecoverableError']> = (error) => {
  if (!isTransitionCutShort(error)) reportError(error);
};

function isTransitionCutShort(error: unknown): boolean {
  return error instanceof DOMException && /transition/i.test(error.message);
}
