import { discoveryDocument, discoveryEntry } from '../testing';
import { readDiscovery } from './discovery';

const auth = [discoveryEntry('mfe_auth', '1.0.0')];

it('reads the deployments of a document @FD-009', () => {
  const { deployments, rejected } = readDiscovery(discoveryDocument({ 'site/mfe_auth': auth }));
  expect([...deployments]).toEqual([['mfe_auth', auth]]);
  expect(rejected).toEqual([]);
});

it.each([
  ['traffic that does not sum to 100', [discoveryEntry('mfe_games', '1.0.0', { traffic: 90 })]],
  ['no default', [discoveryEntry('mfe_games', '1.0.0', { default: false })]],
  ['an integrity that is none', [discoveryEntry('mfe_games', '1.0.0', { integrity: 'sha256-abc' })]],
  ['an address that is none', [{ ...discoveryEntry('mfe_games', '1.0.0'), url: 'javascript:alert(1)' }]],
  ['no release', []],
])('leaves out and names an entry with %s; the others load @FD-010', (_what, games) => {
  const document = discoveryDocument({ 'site/mfe_games': games, 'site/mfe_auth': auth });
  const { deployments, rejected } = readDiscovery(document);
  expect([...deployments.keys()]).toEqual(['mfe_auth']);
  expect(rejected).toEqual([{ remote: 'mfe_games', reason: expect.any(String) }]);
});

it('leaves out a name that is no remote’s', () => {
  const { deployments, rejected } = readDiscovery(
    discoveryDocument({ 'other/mfe_auth': auth, 'site/auth': auth }),
  );
  expect(deployments.size).toBe(0);
  expect(rejected).toHaveLength(2);
});

it.each([[null], [{}], [{ schema: 'https://other.test', microFrontends: {} }], ['text']])(
  'has no remotes when the document is %j',
  (block) => {
    const { deployments, rejected } = readDiscovery(block);
    expect(deployments.size).toBe(0);
    expect(rejected).toHaveLength(1);
  },
);
