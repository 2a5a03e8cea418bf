import { Merchant } from '@site/contracts/federation/merchant';
import { integrityOf } from '../../integrity';
import { MERCHANTS_FOLDER, RELEASES_URL } from '../../testing/fixtures';
import { readMerchant } from '../discovery/merchants';
import { preloadTags } from './preloads';

const FILES = ['entry.js', 'page.js', 'field.js', 'field.css', 'tag.js'];

/** A release with one page, which uses two shared modules. */
function release(remote: string) {
  const component = remote.replace('_', '-');
  const integrity = Object.fromEntries(FILES.map((file) => [file, integrityOf(file)]));
  return {
    component,
    remote,
    release: '1.0.0',
    traffic: 100,
    default: true,
    manifestUrl: `${RELEASES_URL}/${component}/1.0.0/mf-manifest.json`,
    manifestText: '',
    integrity: integrityOf(''),
    manifest: {
      name: remote,
      metaData: {
        release: '1.0.0',
        contract: '^1.0.0',
        integrity,
        remoteEntry: { name: 'entry.js', path: '' },
      },
      exposes: [
        {
          name: 'Page',
          path: './Page',
          assets: { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } },
          shared: { '@site/ui/Field': ['field.js', 'field.css'], '@site/ui/Tag': ['tag.js'] },
        },
      ],
    },
  };
}

const hrefs = (tags: readonly string[]) =>
  tags.map((tag) => /href="([^"]+)"/.exec(tag)?.[1]?.slice(RELEASES_URL.length + 1));

let merchant: Merchant;

beforeAll(async () => {
  merchant = Merchant.parse((await readMerchant(MERCHANTS_FOLDER, 'aurora')).merchant);
});

const kindOf = (...remotes: string[]) => ({
  kind: 'page',
  paths: ['/m/page'],
  preload: remotes.map((remote) => ({ remote, expose: './Page' })),
});

it('brings shared modules that the host does not have along with the module @FD-035', () => {
  const { later: tags } = preloadTags(
    kindOf('mfe_a'),
    merchant,
    [release('mfe_a')],
    ['react', '@site/ui/Tag'],
  );
  expect(hrefs(tags)).toEqual([
    'mfe-a/1.0.0/entry.js',
    'mfe-a/1.0.0/page.js',
    'mfe-a/1.0.0/field.js',
    'mfe-a/1.0.0/field.css',
  ]);
  expect(tags.at(-1)).toContain('as="style"');
  expect(tags.at(-1)).toContain(`integrity="${integrityOf('field.css')}"`);
});

it('brings a shared module once for two remotes', () => {
  const { later: tags } = preloadTags(kindOf('mfe_a', 'mfe_b'), merchant, [
    release('mfe_a'),
    release('mfe_b'),
  ]);
  expect(hrefs(tags).filter((href) => href?.endsWith('tag.js'))).toEqual(['mfe-a/1.0.0/tag.js']);
});
