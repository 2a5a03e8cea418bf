import { deployRemotes } from '../discovery/remotes';
import { discoveryEntry, manifest, manifestUrl, someIntegrity } from '../testing';
import { trustFiles } from '../trust/integrity';
import { acceptInlinedManifests } from '../trust/manifests';
import { preloadModule } from './preload';
import { federation } from './runtime';

jest.mock('./runtime', () => ({ federation: jest.fn() }));

const url = manifestUrl('mfe_auth', '1.0.0');
const loaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href.split('/').pop());

it('brings along the shared modules that nobody has loaded, from whoever provides them @FD-035', async () => {
  const games = manifest('mfe_games', '1.0.0');
  const [gamesPage] = games.exposes;
  games.exposes = gamesPage ? [{ ...gamesPage, shared: { '@site/ui/Sheet': ['page.js'] } }] : [];
  acceptInlinedManifests({ [manifestUrl('mfe_games', '1.0.0')]: JSON.stringify(games) });
  deployRemotes(new Map(['mfe_auth', 'mfe_games'].map((name) => [name, [discoveryEntry(name, '1.0.0')]])));
  const shareScope = {
    '@site/ui/Tag': { '1.0.0': { from: 'host_shell', loaded: true } },
    '@site/ui/Sheet': { '1.0.0': { from: 'mfe_games' } },
    '@site/ui/Field': { '1.0.0': { from: 'mfe_auth' } },
  };
  jest.mocked(federation).mockReturnValue({ shareScopeMap: { default: shareScope } } as never);
  const release = manifest('mfe_auth', '1.0.0');
  const [page] = release.exposes;
  const shared = ['Tag', 'Sheet', 'Field', 'Checkbox'].map(
    (name) => [`@site/ui/${name}`, [`${name}.js`]] as const,
  );
  trustFiles(url, {
    ...release.metaData.integrity,
    ...Object.fromEntries(shared.map(([, [file]]) => [file, someIntegrity])),
  });
  const files = Object.fromEntries(shared.map(([key, names]) => [key, [...names]]));
  const exposes = page ? [{ ...page, shared: files }] : [];

  await preloadModule({ ...release, exposes }, url, './LoginPage');

  expect(loaded()).toEqual(['remoteEntry.js', 'page.css', 'page.js', 'Field.js', 'Checkbox.js', 'page.js']);
});
