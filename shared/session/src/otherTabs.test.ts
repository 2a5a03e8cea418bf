import {
  getSession,
  onSignOut,
  restoreSession,
  type SessionInfo,
  signIn,
  signOut,
  subscribeSession,
} from './index';

const KEY = 'MC_SESSION_INFO';
const player: SessionInfo = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};

/** Another tab of the site, as this one hears it. */
const otherTab = new BroadcastChannel('site-session');
const heard: unknown[] = [];
otherTab.onmessage = ({ data }) => heard.push(data);

/** Messages arrive in order: when a mark that was sent last is here, all before it are. */
function delivered(): Promise<void> {
  return new Promise((resolve) => {
    const [sender, receiver] = [new BroadcastChannel('site-session'), new BroadcastChannel('site-session')];
    receiver.onmessage = ({ data }) => {
      if (data !== 'mark') return;
      sender.close();
      receiver.close();
      resolve();
    };
    sender.postMessage('mark');
  });
}

function storageEvent(newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: window.localStorage }));
}

beforeAll(() => {
  restoreSession();
});

afterAll(() => otherTab.close());

beforeEach(async () => {
  signOut();
  await delivered();
  heard.length = 0;
});

it('takes over a session that another tab started, for the tab alone', async () => {
  otherTab.postMessage({ kind: 'signIn', session: player, persist: false });
  await delivered();
  expect(getSession()).toEqual(player);
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
});

it('ends its session when another tab signs out', async () => {
  const reasons: string[] = [];
  const stop = onSignOut((reason) => reasons.push(reason));
  signIn(player, { persist: false });
  otherTab.postMessage({ kind: 'signOut', reason: 'expired' });
  await delivered();
  expect(getSession()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(reasons).toEqual(['expired']);
  stop();
});

it('tells the other tabs, once', async () => {
  signIn(player, { persist: true });
  signOut('relogin');
  await delivered();
  expect(heard.filter((message) => message !== 'mark')).toEqual([
    { kind: 'signIn', session: player, persist: true },
    { kind: 'signOut', reason: 'relogin' },
  ]);
});

it('does not answer what it hears', async () => {
  otherTab.postMessage({ kind: 'signIn', session: player, persist: true });
  otherTab.postMessage({ kind: 'signOut', reason: 'signed-out' });
  await delivered();
  await delivered();
  expect(heard.filter((message) => message !== 'mark')).toEqual([]);
});

it.each([
  ['nonsense'],
  [{ kind: 'signIn', session: { token: 1 }, persist: true }],
  [{ kind: 'signOut', reason: '<b>' }],
])('ignores a message that is none of ours: %j', async (message) => {
  signIn(player, { persist: false });
  otherTab.postMessage(message);
  await delivered();
  expect(getSession()).toEqual(player);
});

it('takes a session that it has already as no change', async () => {
  signIn(player, { persist: true });
  const listener = jest.fn();
  const stop = subscribeSession(listener);
  otherTab.postMessage({ kind: 'signIn', session: player, persist: true });
  storageEvent(JSON.stringify(player));
  await delivered();
  expect(listener).not.toHaveBeenCalled();
  stop();
});

it('follows storage events where there is no channel', () => {
  storageEvent(JSON.stringify(player));
  expect(getSession()).toEqual(player);
  storageEvent(null);
  expect(getSession()).toBeNull();
});

it('ignores a storage event with a bad value', () => {
  signIn(player, { persist: true });
  storageEvent('{');
  expect(getSession()).toEqual(player);
});
