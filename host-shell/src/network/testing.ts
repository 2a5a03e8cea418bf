/** The browser loses its network, or gets it back. */
export function goes(state: 'online' | 'offline'): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: state === 'online' });
  window.dispatchEvent(new Event(state));
}
