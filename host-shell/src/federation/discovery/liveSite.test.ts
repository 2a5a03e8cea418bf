import type { DiscoveryEntry } from '@site/contracts/federation/discovery';
import { discoveryDocument, discoveryEntry } from '../testing';
import { isOutdated, readLiveSite, takeLiveDeployment } from './liveSite';
import { deployRemotes, sourcesOf } from './remotes';

const fetched = jest.fn();

beforeEach(() => {
  localStorage.setItem('site.variant', 'a-seed');
  document.documentElement.dataset.hostRelease = '2.0.0';
  globalThis.fetch = fetched;
  deployRemotes(new Map([['mfe_games', [discoveryEntry('mfe_games', '1.0.0')]]]));
});

function live(entries: Record<string, readonly DiscoveryEntry[]>, host = '2.0.0'): void {
  const names = Object.entries(entries).map(([remote, each]) => [`site/${remote}`, each]);
  const body = { host, discovery: discoveryDocument(Object.fromEntries(names)) };
  fetched.mockResolvedValue({ ok: true, json: async () => body });
}

async function outdated(): Promise<boolean | undefined> {
  const found = await readLiveSite();
  return found && isOutdated(found);
}

it.each<[string, Record<string, readonly DiscoveryEntry[]>, string, boolean]>([
  ['the same', { mfe_games: [discoveryEntry('mfe_games', '1.0.0')] }, '2.0.0', false],
  ['another host', { mfe_games: [discoveryEntry('mfe_games', '1.0.0')] }, '2.1.0', true],
  ['another release', { mfe_games: [discoveryEntry('mfe_games', '1.1.0')] }, '2.0.0', true],
  ['a remote less', {}, '2.0.0', true],
  [
    'a remote more',
    { mfe_games: [discoveryEntry('mfe_games', '1.0.0')], mfe_club: [discoveryEntry('mfe_club', '1.0.0')] },
    '2.0.0',
    true,
  ],
  [
    'a release for nobody',
    {
      mfe_games: [
        discoveryEntry('mfe_games', '1.0.0'),
        discoveryEntry('mfe_games', '1.1.0', { traffic: 0, default: false }),
      ],
    },
    '2.0.0',
    false,
  ],
])('finds a page outdated by %s: %s @FD-025', async (_what, entries, host, expected) => {
  live(entries, host);
  expect(await outdated()).toBe(expected);
});

it('says nothing of a share that goes to others @FD-025', async () => {
  const share = (traffic: number) => [
    discoveryEntry('mfe_games', '1.0.0', { traffic: 100 - traffic }),
    discoveryEntry('mfe_games', '1.1.0', { traffic, default: false }),
  ];
  const seen = new Set<boolean | undefined>();
  for (const traffic of [0, 10, 90, 100]) {
    live({ mfe_games: share(traffic) });
    seen.add(await outdated());
  }
  expect(seen).toEqual(new Set([false, true]));
});

it.each([
  ['no answer', () => fetched.mockRejectedValue(new TypeError('offline'))],
  ['an error', () => fetched.mockResolvedValue({ ok: false })],
  ['nonsense', () => fetched.mockResolvedValue({ ok: true, json: async () => ({ hello: 1 }) })],
])('knows nothing from %s', async (_what, answer) => {
  answer();
  expect(await readLiveSite()).toBeUndefined();
  expect(await takeLiveDeployment('mfe_games')).toEqual({ live: undefined, taken: false });
});

it('takes what is live of one remote into the page @FD-028', async () => {
  live({ mfe_games: [discoveryEntry('mfe_games', '0.9.0')] });
  expect((await takeLiveDeployment('mfe_games')).taken).toBe(true);
  expect(sourcesOf('mfe_games').map(({ release }) => release)).toEqual(['0.9.0']);
  expect((await takeLiveDeployment('mfe_games')).taken).toBe(false);
});
