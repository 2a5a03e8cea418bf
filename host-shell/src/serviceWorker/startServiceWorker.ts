/** Starts the service worker once the page has loaded: it must not compete with the first screen. */
export function startServiceWorker(): void {
  const start = async () => {
    const { registerServiceWorker, tellWorker } = await import('./page');
    tellWorker();
    registerServiceWorker(document.documentElement.dataset.serviceWorker);
  };
  // What could not be loaded now is there with the next page.
  const startOrLeave = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') startOrLeave();
  else window.addEventListener('load', startOrLeave, { once: true });
}
