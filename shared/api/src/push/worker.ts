import type { SiteLanguage } from '@site/contracts/federation/merchant';
import { wait } from '../wait';

/** What a page tells the service worker about notifications. */
export type PushWorkerMessage =
  /** Whom it shows notifications to from now on, under which name of the site and in which language. */
  | {
      readonly kind: 'push-for';
      readonly recipient: string;
      readonly siteName: string;
      readonly language: SiteLanguage;
      /** Address of the site's picture. */
      readonly icon?: string | undefined;
    }
  /** It shows nobody's any more. */
  | { readonly kind: 'push-ended' };

/** A worker that is not there by then does not come: this site or this browser has none. */
const LONGEST_WAIT_MS = 10_000;

/** The registration of the site's worker, once it runs; undefined where none does. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return undefined;
  return Promise.race([container.ready, wait(LONGEST_WAIT_MS).then(() => undefined)]);
}

/** Tells the worker, if there is one. */
export async function tellPushWorker(message: PushWorkerMessage): Promise<void> {
  (await workerRegistration())?.active?.postMessage(message);
}
