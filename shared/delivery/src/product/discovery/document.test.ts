import { DISCOVERY_SCHEMA, type DiscoveryEntry } from '@site/contracts/federation/discovery';
import fc from 'fast-check';
import { integrityOf } from '../../integrity';
import { RELEASES_URL } from '../../testing/fixtures';
import { parseDiscovery } from './document';

const entry = (traffic: number, isDefault: boolean, version = '1.0.0'): DiscoveryEntry => ({
  url: `${RELEASES_URL}/mfe-games/${version}/mf-manifest.json`,
  metadata: { version, integrity: integrityOf(version) },
  deployment: { traffic, default: isDefault },
  extras: { contract: '^1.0.0' },
});
const document = (...entries: unknown[]) => ({
  schema: DISCOVERY_SCHEMA,
  microFrontends: { 'site/mfe_games': entries },
});

/** Shares that sum to 100, made by cutting the whole at random places. */
const shares = fc
  .array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), 100])
  .map((ends) => ends.slice(1).map((end, index) => end - (ends[index] ?? 0)));

describe('parseDiscovery', () => {
  it('takes every split that sums to 100 with one default @FD-009', () => {
    fc.assert(
      fc.property(shares, fc.nat(), (split, pick) => {
        const entries = split.map((share, index) =>
          entry(share, index === pick % split.length, `1.0.${index}`),
        );
        expect(parseDiscovery(document(...entries)).microFrontends['site/mfe_games']).toEqual(entries);
      }),
    );
  });

  it('refuses every split that does not @FD-009', () => {
    fc.assert(
      fc.property(shares, fc.nat(), fc.integer({ min: -100, max: 100 }), (split, pick, off) => {
        fc.pre(off !== 0);
        const changed = split.map((share, index) => share + (index === pick % split.length ? off : 0));
        const entries = changed.map((share, index) => entry(share, index === 0));
        expect(() => parseDiscovery(document(...entries))).toThrow('The discovery document is not valid at');
      }),
    );
  });

  it.each([
    ['no default', document(entry(100, false))],
    ['two defaults', document(entry(50, true), entry(50, true))],
    ['no release', document()],
    ['a part of a per cent', document(entry(99.5, true), entry(0.5, false))],
    [
      'an integrity that is not sha384',
      document({ ...entry(100, true), metadata: { version: '1.0.0', integrity: 'sha256-x' } }),
    ],
    ['an address that is none', document({ ...entry(100, true), url: 'javascript:alert(1)' })],
    ['another schema', { ...document(entry(100, true)), schema: 'v2' }],
    [
      'another namespace',
      { schema: DISCOVERY_SCHEMA, microFrontends: { 'other/mfe_games': [entry(100, true)] } },
    ],
  ])('refuses %s @FD-009', (_what, broken) => {
    expect(() => parseDiscovery(broken)).toThrow('The discovery document is not valid');
  });
});
