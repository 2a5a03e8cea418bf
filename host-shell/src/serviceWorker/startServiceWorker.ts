import type { Merchant } from '@site/contracts/federation/merchant';
import { language } from '@site/i18n';

/** Starts the service worker once the page has loaded: it must not compete with the first screen. */
export function startServiceWorker({ name }: Pick<Merchant, 'name'>): void {
  const start = async () => {
    const { followPush, registerServiceWorker, tellWorker } = await import('./page');
    tellWorker();
    followPush(() => ({ siteName: name, language: language() }));
    registerServiceWorker(document.documentElement.dataset.serviceWorker);
  };
  // What could not be loaded now is there with the next page.
  const startOrLeave = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') startOrLeave();
  else window.addEventListener('load', startOrLeave, { once: true });
}
