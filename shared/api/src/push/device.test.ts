import { addPushDevice } from '@site/contracts/areas/push';
import { signIn, signOut } from '@site/session';
import { waitFor } from '@testing-library/dom';
import { fakePlatform } from '../testing/fakePlatform';
import { followPush, isPushOn, startPush } from './device';

const WORDS = { siteName: 'Aurora', language: 'en' } as const;
const enter = (userName: string) =>
  signIn(
    { token: `of ${userName}`, merchantCode: 'aurora', userName, type: 0, firstTimeLogin: false },
    { persist: false },
  );

const postMessage = jest.fn();
const unsubscribe = jest.fn(async () => true);
const subscription = {
  endpoint: 'https://fcm.googleapis.com/x',
  unsubscribe,
  toJSON: () => ({ keys: { p256dh: 'a-public-key-of-this-browser', auth: 'a-secret-of-this-browser' } }),
};
const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };

let platform: ReturnType<typeof fakePlatform>;
beforeAll(() => {
  const asked = { permission: 'granted', requestPermission: async () => 'granted' };
  Object.assign(window, { Notification: asked, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage }, pushManager }) },
  });
  followPush(() => WORDS);
});
beforeEach(async () => {
  localStorage.clear();
  platform = fakePlatform();
  platform.answer(addPushDevice, { recipient: 'acc_1' });
  enter('narin88');
  await startPush('key', WORDS);
  jest.clearAllMocks();
});
afterEach(() => signOut('expired'));

it('ends with signing out, whether or not the platform answers', async () => {
  expect(isPushOn()).toBe(true);
  signOut();
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(postMessage).toHaveBeenCalledWith({ kind: 'push-ended' });
  enter('narin88');
  expect(isPushOn()).toBe(false);
});

it('outlives a session that ends by itself, and is the next one’s of the same account', async () => {
  signOut('expired');
  enter('narin88');
  await waitFor(() => expect(platform.sent(addPushDevice)).toHaveLength(2));
  expect(isPushOn()).toBe(true);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('ends when another account signs in', async () => {
  signOut('expired');
  enter('somchai');
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(postMessage).toHaveBeenCalledWith({ kind: 'push-ended' });
  expect(platform.sent(addPushDevice)).toHaveLength(1);
});
