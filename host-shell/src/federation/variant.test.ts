import { discoveryEntry } from './testing';
import { chooseVariant, variantSeed } from './variant';

const USERS = 10_000;
const split = (canary: number) => [
  discoveryEntry('mfe_games', '1.0.0', { traffic: 100 - canary }),
  discoveryEntry('mfe_games', '1.1.0', { traffic: canary, default: false }),
];

function shareOf(release: string, canary: number): number {
  const entries = split(canary);
  const users = Array.from({ length: USERS }, (_, user) =>
    chooseVariant('mfe_games', entries, `seed-${user}`),
  );
  return (100 * users.filter((entry) => entry?.metadata.version === release).length) / USERS;
}

it.each([[1], [10], [50], [90]])(
  'gives %s % of the users the second release, within 1 % @FD-020',
  (canary) => {
    expect(Math.abs(shareOf('1.1.0', canary) - canary)).toBeLessThan(1);
  },
);

it('gives nobody a release with no traffic, and everybody one with all @FD-020', () => {
  expect(shareOf('1.1.0', 0)).toBe(0);
  expect(shareOf('1.1.0', 100)).toBe(100);
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
