import { REGISTRATION_DELAY_MS, REGISTRATION_WINDOW_MS, registerServiceWorker } from './register';
import { fakeContainer, withoutContainer } from './testing';

let fake: ReturnType<typeof fakeContainer>;

beforeEach(() => {
  jest.useFakeTimers();
  fake = fakeContainer();
});

afterEach(() => {
  jest.useRealTimers();
  withoutContainer();
});

const attempts = () => fake.container.register.mock.calls.length;
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const networkComesBack = () => {
  window.dispatchEvent(new Event('online'));
  return passes(0);
};

it('waits 200 ms @HS-097', async () => {
  registerServiceWorker('/sw.js');
  await passes(REGISTRATION_DELAY_MS - 1);
  expect(attempts()).toBe(0);
  await passes(1);
  expect(fake.container.register.mock.calls).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  expect(REGISTRATION_DELAY_MS).toBe(200);
});

it('tries again for 60 s, each time that the network is back @HS-097', async () => {
  expect(REGISTRATION_WINDOW_MS).toBe(60_000);
  fake.container.register.mockRejectedValue(new TypeError('no network'));
  registerServiceWorker('/sw.js');
  await passes(REGISTRATION_DELAY_MS);
  await networkComesBack();
  expect(attempts()).toBe(2);

  await passes(REGISTRATION_WINDOW_MS - REGISTRATION_DELAY_MS - 1);
  await networkComesBack();
  expect(attempts()).toBe(3);

  await passes(1);
  await networkComesBack();
  expect(attempts()).toBe(3);
});

it('does not register twice what it has registered', async () => {
  registerServiceWorker('/sw.js');
  await passes(REGISTRATION_DELAY_MS);
  await networkComesBack();
  expect(attempts()).toBe(1);
});

it('takes away the one of an earlier visit where the site has none', async () => {
  registerServiceWorker(undefined);
  await passes(REGISTRATION_DELAY_MS);
  expect(attempts()).toBe(0);
  expect(fake.unregister).toHaveBeenCalled();
});

it('does nothing in a browser that knows no service workers', async () => {
  withoutContainer();
  expect(() => registerServiceWorker('/sw.js')).not.toThrow();
  await passes(REGISTRATION_DELAY_MS);
});
