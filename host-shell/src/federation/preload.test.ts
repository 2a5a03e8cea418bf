import { trustFiles } from './integrity';
import { preloadModule } from './preload';
import { federation } from './runtime';
import { manifest, manifestUrl, someIntegrity } from './testing';

jest.mock('./runtime', () => ({ federation: jest.fn() }));

const url = manifestUrl('mfe_auth', '1.0.0');
const loaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href.split('/').pop());

it('brings along the shared modules that the page has no copy of @FD-035', () => {
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

  preloadModule({ ...release, exposes }, url, './LoginPage');

  expect(loaded()).toEqual(['remoteEntry.js', 'page.css', 'page.js', 'Field.js', 'Checkbox.js']);
});
