/** Between the page's load and the registration, in ms: first come the page's own late requests (HS-097). */
export const REGISTRATION_DELAY_MS = 200;
/** How long a registration that failed is tried again, in ms (HS-097). */
export const REGISTRATION_WINDOW_MS = 60_000;

/**
 * Registers the site's service worker, some time after the page has loaded. One that cannot be registered is
 * tried again whenever the network is back within the window; the site works without. Never throws.
 *
 * @param script Path of the worker's script; without one this site has none, and one of an earlier visit goes.
 */
export function registerServiceWorker(script: string | undefined): void {
  // Not every web view has it, and none without encryption.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  if (script === undefined) {
    void unregister(container);
    return;
  }
  const end = Date.now() + REGISTRATION_WINDOW_MS;
  const attempt = async () => {
    try {
      await container.register(script, { scope: '/', updateViaCache: 'none' });
    } catch {
      window.addEventListener('online', tryAgain, { once: true });
    }
  };
  const tryAgain = () => {
    if (Date.now() < end) void attempt();
  };
  setTimeout(() => void attempt(), REGISTRATION_DELAY_MS);
}

async function unregister(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration('/').catch(() => undefined);
  await registration?.unregister().catch(() => undefined);
}
