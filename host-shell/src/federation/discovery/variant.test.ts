import type { Stretch } from '@site/contracts/federation/discovery';
import { discoveryEntry } from '../testing';
import { variantSeed } from './place';
import { chooseVariant } from './variant';

const USERS = 10_000;
const seeds = Array.from({ length: USERS }, (_, user) => `seed-${user}`);

/** As a deployment writes it: the default, and by release the stretches of the others. */
function live(others: Readonly<Record<string, Stretch[]>>) {
  const entries = Object.entries(others).map(([release, stretches]) => {
    const traffic = stretches.reduce((sum, [from, end]) => sum + end - from, 0);
    const deployment = { traffic, default: false, stretches };
    return { ...discoveryEntry('mfe_games', release), deployment };
  });
  const rest = entries.reduce((sum, { deployment }) => sum - deployment.traffic, 100);
  return [discoveryEntry('mfe_games', '1.0.0', { traffic: rest }), ...entries];
}
/** As one was written before stretches were. */
const before = (canary: number) => [
  discoveryEntry('mfe_games', '1.0.0', { traffic: 100 - canary }),
  discoveryEntry('mfe_games', '1.1.0', { traffic: canary, default: false }),
];
const split = (canary: number) => live({ '1.1.0': canary > 0 ? [[100 - canary, 100]] : [] });

/** What each user gets. */
const given = (entries: ReturnType<typeof live>) =>
  seeds.map((seed) => chooseVariant('mfe_games', entries, seed)?.metadata.version ?? 'nothing');
const shareOf = (release: string, entries: ReturnType<typeof live>) =>
  (100 * given(entries).filter((version) => version === release).length) / USERS;

describe.each([
  ['with stretches', split],
  ['of before stretches were written down', before],
])('a document %s', (_what, documentOf) => {
  it.each([[1], [10], [50], [90]])(
    'gives %s % of the users the second release, within 1 % @FD-020',
    (canary) => {
      const difference = Math.abs(shareOf('1.1.0', documentOf(canary)) - canary);
      expect(difference).toBeLessThan(Math.min(1, canary / 2));
    },
  );

  it('gives nobody a release with no traffic, and everybody one with all @FD-020', () => {
    expect(shareOf('1.1.0', documentOf(0))).toBe(0);
    expect(shareOf('1.1.0', documentOf(100))).toBe(100);
  });
});

it('moves nobody when stretches come to be written down @FD-020', () => {
  expect(given(split(10))).toEqual(given(before(10)));
});

it.each<[string, Readonly<Record<string, Stretch[]>>, string]>([
  ['another release gets a share', { '1.1.0': [[90, 100]], '1.2.0': [[70, 90]] }, '1.2.0'],
  ['one that sorts before it gets a share', { '1.0.5': [[70, 90]], '1.1.0': [[90, 100]] }, '1.0.5'],
  [
    'it grows past another',
    {
      '1.1.0': [
        [50, 70],
        [90, 100],
      ],
      '1.2.0': [[70, 90]],
    },
    '1.2.0',
  ],
])('leaves everybody the release that they have when %s @FD-020', (_what, later, other) => {
  const [then, now] = [given(split(10)), given(live(later))];
  const moved = then.flatMap((release, user) => (now[user] === release ? [] : [[release, now[user]]]));
  expect(moved.filter(([from]) => from !== '1.0.0')).toEqual([]);
  expect(Math.abs(shareOf(other, live(later)) - 20)).toBeLessThan(1);
});

it('goes by what is written, not by the order in which it is', () => {
  const entries = live({ '1.1.0': [[90, 100]], '1.2.0': [[70, 90]] });
  expect(given(entries.toReversed())).toEqual(given(entries));
});

it('keeps a user on the variant they were given @FD-020', () => {
  const visits = Array.from({ length: 5 }, () => chooseVariant('mfe_games', split(50), variantSeed()));
  expect(new Set(visits.map((entry) => entry?.metadata.version)).size).toBe(1);
});

it('decides for each remote on its own', () => {
  const both = Array.from({ length: 200 }, (_, user) =>
    ['mfe_games', 'mfe_auth'].map(
      (remote) => chooseVariant(remote, split(50), `seed-${user}`)?.metadata.version,
    ),
  );
  expect(both.some(([games, auth]) => games !== auth)).toBe(true);
});

it('goes on without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(variantSeed()).toMatch(/^\d+-\d+$/);
});

describe('the salt of a rollout', () => {
  const salted = (canary: number, salt: string) =>
    split(canary).map((entry) => ({ ...entry, deployment: { ...entry.deployment, salt } }));
  const first = (canary: number, salt: string) =>
    new Set(
      given(salted(canary, salt)).flatMap((release, user) => (release === '1.1.0' ? [seeds[user]] : [])),
    );
  const common = (one: ReadonlySet<string | undefined> = new Set(), other: typeof one = new Set()) =>
    [...one].filter((seed) => other.has(seed)).length;

  it('lets others be first each time: 1 % of all are among the first 10 % twice @FD-058', () => {
    const [one, other] = [first(10, '5b0c9a3e'), first(10, 'e41f7d20')];
    expect(Math.abs((100 * common(one, other)) / USERS - 1)).toBeLessThan(0.3);
    expect(Math.abs((100 * one.size) / USERS - 10)).toBeLessThan(1);
  });

  it('moves nobody back as the share rises @FD-058', () => {
    const [few, many, most] = [1, 10, 50].map((share) => first(share, '5b0c9a3e'));
    expect(common(few, many)).toBe(few?.size);
    expect(common(many, most)).toBe(many?.size);
  });

  it('splits each remote on its own @FD-058', () => {
    const getting = (remote: string) =>
      new Set(
        seeds.filter((seed) => chooseVariant(remote, salted(10, 'one'), seed)?.metadata.version === '1.1.0'),
      );
    expect((100 * common(getting('mfe_games'), getting('mfe_auth'))) / USERS).toBeLessThan(1.3);
  });

  it('leaves who has none where they were', () => {
    expect(given(split(10))).toEqual(given(before(10)));
    expect(given(salted(10, 'one'))).not.toEqual(given(split(10)));
  });
});
