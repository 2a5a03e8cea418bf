import type { WindowClient } from '../scope';
import { openPage } from './open';
import { forgetReader, keepReader } from './reader';
import { showPush } from './show';

const showNotification = jest.fn(async (_title: string, _options: object) => {});
const unsubscribe = jest.fn(async () => true);
const openWindow = jest.fn(async (_url: string) => {});
let windows: WindowClient[] = [];

jest.mock('../scope', () => ({
  worker: {
    get registration() {
      return { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }) } };
    },
    get clients() {
      return { openWindow, matchAll: async () => windows };
    },
  },
}));

/** The worker's cache, as far as it is used. */
function fakeCaches() {
  const kept = new Map<string, string>();
  const cache = {
    put: async (key: string, answer: { text(): string }) => void kept.set(key, answer.text()),
    match: async (key: string) => {
      const text = kept.get(key);
      return text === undefined ? undefined : { json: () => JSON.parse(text) };
    },
  };
  return { open: async () => cache, delete: async () => kept.clear() };
}

const report = jest.fn(async (_url: string, _request: { body: string }) => ({}));

beforeEach(async () => {
  jest.clearAllMocks();
  windows = [];
  Object.assign(globalThis, {
    caches: fakeCaches(),
    fetch: report,
    Response: class {
      readonly #text: string;
      constructor(text: string) {
        this.#text = text;
      }
      text() {
        return this.#text;
      }
    },
  });
  await keepReader({ recipient: 'acc_1', siteName: 'Aurora', language: 'en' });
});

const MESSAGE = {
  id: 'withdrawal W1 PAID',
  topic: 'WITHDRAWAL',
  recipient: 'acc_1',
  path: '/m/withdraw?order=W1',
};
const push = (content: unknown) =>
  showPush({ data: { text: () => (typeof content === 'string' ? content : JSON.stringify(content)) } });

it('shows by topic what a push brings, and the page to open', async () => {
  await push(MESSAGE);
  expect(showNotification).toHaveBeenCalledWith('Aurora', {
    body: 'There is news about your withdrawal.',
    lang: 'en',
    tag: 'withdrawal W1 PAID',
    data: '/m/withdraw?order=W1',
  });
  expect(report).not.toHaveBeenCalled();
});

it('says it in the language of the site', async () => {
  await keepReader({ recipient: 'acc_1', siteName: 'Lagoon', language: 'th' });
  await push({ ...MESSAGE, topic: 'ANSWER' });
  expect(showNotification).toHaveBeenCalledWith(
    'Lagoon',
    expect.objectContaining({ body: 'ทีมงานตอบข้อความของคุณแล้ว', lang: 'th' }),
  );
});

it('shows nothing of what is for another account', async () => {
  await push({ ...MESSAGE, recipient: 'acc_2' });
  expect(showNotification).not.toHaveBeenCalled();
});

it('shows nothing after its reader has gone, and ends the subscription', async () => {
  await forgetReader();
  await push(MESSAGE);
  expect(showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalled();
});

it('says that there is news of a topic that it does not know', async () => {
  await push({ ...MESSAGE, topic: 'BIRTHDAY' });
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ body: 'There is news for you.' });
});

it.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', []],
  ['no recipient', { ...MESSAGE, recipient: undefined }],
  ['another site', { ...MESSAGE, path: 'https://evil.example/m/withdraw' }],
  ['another site without a scheme', { ...MESSAGE, path: '//evil.example/m/withdraw' }],
  ['a script', { ...MESSAGE, path: 'javascript:alert(1)' }],
])('of %s says that there is news, and reports it', async (_what, content) => {
  await push(content);
  expect(showNotification).toHaveBeenCalledWith('Aurora', {
    body: 'There is news for you.',
    lang: 'en',
    tag: 'news',
    data: undefined,
  });
  expect(report.mock.calls[0]?.[1].body).toContain('push.malformed');
});

describe('a press', () => {
  const page = (changes: Partial<WindowClient> = {}) => ({
    frameType: 'top-level',
    focused: false,
    focus: jest.fn(async () => {}),
    navigate: jest.fn(async (_url: string) => {}),
    ...changes,
  });

  it('goes to the page in the tab that is looked at', async () => {
    const [frame, other, focused] = [
      page({ frameType: 'nested', focused: true }),
      page(),
      page({ focused: true }),
    ];
    windows = [frame, other, focused];
    await openPage('/m/withdraw?order=W1');
    expect(focused.focus).toHaveBeenCalled();
    expect(focused.navigate).toHaveBeenCalledWith('/m/withdraw?order=W1');
    for (const { navigate } of [frame, other]) expect(navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens one where none is there, or none can be led', async () => {
    await openPage('/m/chat');
    expect(openWindow).toHaveBeenLastCalledWith('/m/chat');
    windows = [page({ navigate: () => Promise.reject(new TypeError()) })];
    await openPage('/m/gameRecord');
    expect(openWindow).toHaveBeenLastCalledWith('/m/gameRecord');
  });

  it.each([undefined, 'https://evil.example/', '//evil.example'])(
    'leads nowhere else by %p',
    async (data) => {
      await openPage(data);
      expect(openWindow).toHaveBeenCalledWith('/m/message');
    },
  );
});
