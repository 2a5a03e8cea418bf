import * as z from 'zod/mini';
import {
  type DiscoveryEntry,
  freeStretches,
  Release,
  RemoteDeployment,
  RemoteManifest,
  type Stretch,
  stretchesOf,
} from './discovery';
import { ExposePath } from './routes';

const entry = (
  traffic: number,
  isDefault: boolean,
  changes: Partial<DiscoveryEntry> = {},
): DiscoveryEntry => ({
  url: 'https://releases.example/mfe-games/1.0.0/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: isDefault },
  extras: { contract: '^1.0.0' },
  ...changes,
});
const takes = (entries: unknown[]) => z.safeParse(RemoteDeployment, entries).success;

it('takes releases whose traffic sums to 100, with one default @FD-009', () => {
  expect(takes([entry(100, true)])).toBe(true);
  expect(takes([entry(90, true), entry(10, false), entry(0, false)])).toBe(true);
});

it.each([
  ['no release', []],
  ['traffic of 99', [entry(99, true)]],
  ['traffic of 110', [entry(100, true), entry(10, false)]],
  ['no default', [entry(100, false)]],
  ['two defaults', [entry(50, true), entry(50, true)]],
  ['half a per cent', [entry(99.5, true), entry(0.5, false)]],
  [
    'another digest',
    [entry(100, true, { metadata: { version: '1.0.0', integrity: `sha256-${'A'.repeat(43)}=` } })],
  ],
  [
    'a version that is none',
    [entry(100, true, { metadata: { version: 'latest', integrity: entry(0, true).metadata.integrity } })],
  ],
  ['an address without https or http', [entry(100, true, { url: '//releases.example/x.json' })]],
])('refuses %s @FD-009', (_, entries) => {
  expect(takes(entries)).toBe(false);
});

describe('stretches of the line on which users have their places @FD-020', () => {
  const release = (traffic: number, stretches: Stretch[]): DiscoveryEntry => ({
    ...entry(traffic, false),
    deployment: { traffic, default: false, stretches },
  });

  it('are taken when each is as long as its share and lies on no other', () => {
    expect(takes([entry(90, true), release(10, [[90, 100]])])).toBe(true);
    expect(takes([entry(100, true), release(0, [])])).toBe(true);
    const several: Stretch[] = [
      [0, 10],
      [60, 80],
    ];
    expect(takes([release(30, several), entry(50, true), release(20, [[80, 100]])])).toBe(true);
  });

  it.each<[string, DiscoveryEntry[]]>([
    ['that are longer than the share', [entry(90, true), release(10, [[80, 100]])]],
    ['that are shorter', [entry(90, true), release(10, [[95, 100]])]],
    ['two that overlap', [entry(70, true), release(10, [[80, 90]]), release(20, [[80, 100]])]],
    ['one inside of another', [entry(70, true), release(10, [[85, 95]]), release(20, [[80, 100]])]],
    ['of nothing', [entry(100, true), release(0, [[50, 50]])]],
    ['backwards', [entry(90, true), release(10, [[100, 90]])]],
    ['beyond the line', [entry(90, true), release(10, [[95, 105]])]],
    [
      'of the default',
      [
        {
          ...release(100, [[0, 100]]),
          deployment: { ...release(100, [[0, 100]]).deployment, default: true },
        },
      ],
    ],
    ['of one release and not of another', [entry(70, true), entry(20, false), release(10, [[90, 100]])]],
  ])('are refused %s', (_, entries) => {
    expect(takes(entries)).toBe(false);
  });

  it('follow each other in a document of before they were written down', () => {
    const shares = [entry(70, true), entry(10, false), entry(20, false)].map(({ deployment }) => deployment);
    expect(stretchesOf(shares)).toEqual([[[0, 70]], [[70, 80]], [[80, 100]]]);
  });

  it('leave the rest to the default, wherever it stands', () => {
    const shares = [release(20, [[80, 100]]), entry(70, true), release(10, [[30, 40]])];
    expect(stretchesOf(shares.map(({ deployment }) => deployment))).toEqual([
      [[80, 100]],
      [
        [0, 30],
        [40, 80],
      ],
      [[30, 40]],
    ]);
    expect(freeStretches([])).toEqual([[0, 100]]);
    expect(freeStretches([[0, 100]])).toEqual([]);
  });
});

it.each(['1.0.0', '1.4.0-rc.1', '1.0.0-src3f9a2c1b70', '1.0.0-0', '1.0.0-01a', '1.0.0-a--b.c-'])(
  'takes %s for a release',
  (version) => expect(z.safeParse(Release, version).success).toBe(true),
);

it.each([
  '1.0.0-..',
  '1.0.0-',
  '1.0.0-.',
  '1.0.0-rc..1',
  '1.0.0-rc.',
  '1.0.0-01',
  '1.0',
  '1.0.0+1',
  'v1.0.0',
])('takes %s for none', (version) => expect(z.safeParse(Release, version).success).toBe(false));

describe('the name of a module that a remote exposes', () => {
  it.each(['./Page', './Page2', './A1b2'])('may be %s', (name) => {
    expect(z.safeParse(ExposePath, name).success).toBe(true);
  });

  it.each(['./my-page', './2Page', 'Page', './', './a/b', './Page_2', `./${'a'.repeat(99)}`])(
    'may not be %s',
    (name) => expect(z.safeParse(ExposePath, name).success).toBe(false),
  );

  it('is the same in a manifest as in a document, so that what is released can be deployed', () => {
    const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
    const manifest = (path: string) => ({
      name: 'mfe_games',
      metaData: {
        release: '1.0.0',
        contract: '^1.0.0',
        integrity: {},
        remoteEntry: { name: 'remoteEntry.js', path: '' },
      },
      exposes: [{ name: 'x', path, assets }],
    });
    const document = (path: string) => [
      entry(100, true, { extras: { contract: '^1.0.0', exposes: [path] } }),
    ];
    for (const path of ['./Page', './Page2', './my-page', './2Page'])
      expect([path, z.safeParse(RemoteManifest, manifest(path)).success]).toEqual([
        path,
        takes(document(path)),
      ]);
  });
});

it('takes a salt that is the same of all releases, and no two @FD-058', () => {
  const salted = (salts: readonly (string | undefined)[]) =>
    salts.map((salt, index) => {
      const share = index === 0 ? { traffic: 90, default: true } : { traffic: 10, default: false };
      return entry(share.traffic, share.default, { deployment: { ...share, ...(salt && { salt }) } });
    });
  expect(takes(salted(['3f9a2c1b', '3f9a2c1b']))).toBe(true);
  expect(takes(salted(['3f9a2c1b', 'e41f7d20']))).toBe(false);
  expect(takes(salted(['3f9a2c1b', undefined]))).toBe(false);
  expect(takes(salted(['a b', 'a b']))).toBe(false);
});
