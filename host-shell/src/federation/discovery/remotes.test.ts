import { discoveryEntry, manifestUrl, someIntegrity } from '../testing';
import { deployRemotes, markUnhealthy, sourcesOf } from './remotes';

const other = `sha384-${'B'.repeat(64)}`;

it('has the fallback release after the variant, with its own integrity and contract @FD-028', () => {
  const fallbackUrl = manifestUrl('mfe_games', '1.3.0');
  const entry = discoveryEntry('mfe_games', '1.4.0', { contract: '^1.2.0', fallbackUrl });
  const fallback = { version: '1.3.0', integrity: other, contract: '^1.0.0' };
  deployRemotes(new Map([['mfe_games', [{ ...entry, extras: { ...entry.extras, fallback } }]]]));
  expect(sourcesOf('mfe_games')).toEqual([
    {
      remote: 'mfe_games',
      url: manifestUrl('mfe_games', '1.4.0'),
      release: '1.4.0',
      integrity: someIntegrity,
      contract: '^1.2.0',
    },
    { remote: 'mfe_games', url: fallbackUrl, release: '1.3.0', integrity: other, contract: '^1.0.0' },
  ]);
});

it('has the same release at the mirror when no other is named', () => {
  const fallbackUrl = 'https://mirror.test/mfe_games/1.4.0/mf-manifest.json';
  deployRemotes(new Map([['mfe_games', [discoveryEntry('mfe_games', '1.4.0', { fallbackUrl })]]]));
  expect(sourcesOf('mfe_games').map(({ release, integrity }) => [release, integrity])).toEqual([
    ['1.4.0', someIntegrity],
    ['1.4.0', someIntegrity],
  ]);
});

it('puts a release last that failed on this page @FD-028', () => {
  const entry = discoveryEntry('mfe_games', '1.4.0', { fallbackUrl: manifestUrl('mfe_games', '1.3.0') });
  const fallback = { version: '1.3.0', integrity: other, contract: '^1.0.0' };
  deployRemotes(new Map([['mfe_games', [{ ...entry, extras: { ...entry.extras, fallback } }]]]));
  markUnhealthy(sourcesOf('mfe_games').slice(0, 1));
  expect(sourcesOf('mfe_games').map(({ release }) => release)).toEqual(['1.3.0', '1.4.0']);
});
