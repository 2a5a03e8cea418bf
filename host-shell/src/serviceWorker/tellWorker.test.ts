import { queryClient } from '@site/api';
import { renewToken, signIn, signOut } from '@site/session';
import { tellWorker } from './tellWorker';
import { fakeContainer, withoutContainer } from './testing';

const player = (userName = 'player01', token = 'first') => ({
  token,
  merchantCode: 'aurora',
  userName,
  type: 0 as const,
  firstTimeLogin: false,
});

let fake: ReturnType<typeof fakeContainer>;

beforeEach(() => {
  signOut();
  fake = fakeContainer();
});

afterEach(withoutContainer);

/** What the worker has heard, as soon as all is said. */
async function heard() {
  await fake.container.ready;
  await Promise.resolve();
  return fake.postMessage.mock.calls.map(([message]) => message);
}

interface Loaded {
  readonly name: string;
  readonly startTime: number;
}

/** Lets a page have loaded files, and more of them come. */
function fakeObserver(buffered: readonly Loaded[]): (more: readonly Loaded[]) => void {
  const told: ((list: { getEntries(): readonly Loaded[] }) => void)[] = [];
  const come = (entries: readonly Loaded[]) => {
    for (const tell of told) tell({ getEntries: () => entries });
  };
  class FakeObserver {
    constructor(tell: (typeof told)[number]) {
      told.push(tell);
    }
    observe = () => come(buffered);
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  return come;
}

it('tells a worker whose page has no session that none goes on', async () => {
  tellWorker();
  expect(await heard()).toEqual([{ kind: 'session-ended' }]);
});

it('tells the end of a session, another account, and another token of the same', async () => {
  signIn(player(), { persist: false });
  tellWorker();
  renewToken('second');
  signIn(player('agent01', 'third'), { persist: false });
  signOut();
  expect(await heard()).toEqual([
    { kind: 'session-renewed', from: 'first', to: 'second' },
    { kind: 'session-ended' },
    { kind: 'session-ended' },
  ]);
});

it('hands over what was loaded and what was under way, and asks for the catalogue again, where the worker comes later', async () => {
  signIn(player(), { persist: false });
  const urls = ['https://aurora.example/host-shell/1.0.0/main.js', 'https://aurora.example/cdn/1.webp'];
  const came = fakeObserver(urls.map((name) => ({ name, startTime: 0 })));
  const refetch = jest.spyOn(queryClient, 'refetchQueries').mockResolvedValue();
  tellWorker();
  expect(refetch).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time += 1) fake.container.dispatchEvent(new Event('controllerchange'));

  const late = 'https://aurora.example/mfe-games/1.0.0/entry.js';
  came([
    { name: late, startTime: 0 },
    { name: 'https://aurora.example/next.js', startTime: Number.POSITIVE_INFINITY },
  ]);
  came([{ name: 'https://aurora.example/later.js', startTime: Number.POSITIVE_INFINITY }]);
  expect(await heard()).toEqual([
    { kind: 'loaded', urls },
    { kind: 'loaded', urls: [late] },
  ]);
  expect(refetch).not.toHaveBeenCalled();
  const paths = ['/wps/relay/GCSGAME_gameList'];
  fake.container.dispatchEvent(new MessageEvent('message', { data: { kind: 'not-kept', paths } }));
  expect(refetch).toHaveBeenCalledTimes(1);
  const { predicate } = refetch.mock.calls[0]?.[0] ?? {};
  const wanted = (...queryKey: unknown[]) => predicate?.({ queryKey } as never);
  expect(wanted('/wps/relay/GCSGAME_gameList', {})).toBe(true);
  expect(wanted('/wps/wallet/balance', {})).toBe(false);
});

it('hands over nothing where the worker has served the page', async () => {
  signIn(player(), { persist: false });
  fake.container.controller = {};
  tellWorker();
  fake.container.dispatchEvent(new Event('controllerchange'));
  expect(await heard()).toEqual([]);
});
