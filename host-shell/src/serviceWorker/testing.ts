/** Gives the page a browser that has service workers. Answers what the page does with them. */
export function fakeContainer() {
  const postMessage = jest.fn();
  const unregister = jest.fn(async () => true);
  const container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: jest.fn(async (_script: string, _options: object) => ({})),
    getRegistration: jest.fn(async () => ({ unregister })),
    ready: Promise.resolve({ active: { postMessage } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { container, postMessage, unregister };
}

/** A browser without. */
export function withoutContainer(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
