import type { Assertion } from '@site/contracts/areas/passkeys';
import { canUsePasskeys } from './canUsePasskeys';

/**
 * `offerPasskeys`, loaded and begun once the page has nothing else to do: what the page needs comes first.
 *
 * @returns The function that stops it.
 */
export function offerWhenIdle(use: (assertion: Assertion) => void): () => void {
  let stop = () => {};
  let stopped = false;
  const begin = async () => {
    if (stopped || !canUsePasskeys()) return;
    const { offerPasskeys } = await import('./offerPasskeys');
    if (!stopped) stop = offerPasskeys(use);
  };
  // The field works without.
  const start = () => void begin().catch(() => undefined);
  // Older releases of Safari do not say when they are idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start);
  return () => {
    stopped = true;
    stop();
  };
}
