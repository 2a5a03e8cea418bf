import type { RemoteModules } from '@site/contracts/federation/remoteModules';
import { additionFaults, type Config } from './additionFaults';
import {
  BUILD_TIME_LIMIT_MS,
  type Build,
  buildDraft,
  makeWorkspace,
  read,
  remoteFiles,
} from './testing/fixture';

const route = {
  path: '/m/vip',
  expose: './VipPage',
  header: 'back',
  footer: true,
  title: { en: 'VIP club', th: 'คลับวีไอพี' },
  back: 'home',
};
const entry = { path: '/m/vip', title: { en: 'VIP club', th: 'คลับวีไอพี' }, icon: 'crown' };
const exposes = { './VipPage': './src/exposes/LoginPage.ts' };

/** Builds a remote that the contract does not name. */
function buildWith(config: object, environment = {}): Promise<Build> {
  const federation = JSON.stringify({ name: 'mfe_vip', contract: '^1.0.0', exposes, ...config });
  const workspace = makeWorkspace('mfe-auth', {
    ...remoteFiles,
    'federation.config.ts': `export default ${federation};`,
  });
  return buildDraft(workspace, { SITE_SKIP_TYPES: '1', SITE_RELEASE: '1.0.0', ...environment });
}

const manifestOf = (built: Build) => JSON.parse(read(built, 'mf-manifest.json'));

it(
  'writes the routes and menu entries that a remote brings into its manifest @FD-012',
  async () => {
    const built = await buildWith({ routes: [route], menu: [entry] });

    expect(built.errors).toEqual([]);
    expect(manifestOf(built).metaData).toMatchObject({
      routes: [{ ...route, remote: 'mfe_vip' }],
      menu: [entry],
    });
  },
  BUILD_TIME_LIMIT_MS,
);

it(
  'fails on a budget of a module that is not there @FD-078',
  async () => {
    const built = await buildWith({ budgets: { './VipList': 1000 } });

    expect(built.errors).toEqual([
      'federation.config.ts of mfe_vip:\nbudgets../VipList: is none of entry, firstView, ./VipPage',
    ]);
  },
  BUILD_TIME_LIMIT_MS,
);

it(
  'fails on a route that the host could not take @FD-012',
  async () => {
    const built = await buildWith({ routes: [{ ...route, expose: './Vip' }] });

    expect(built.errors).toEqual([
      'federation.config.ts of mfe_vip:\nroutes.0.expose: ./Vip is none of ./VipPage',
    ]);
    expect(built.files).toEqual([]);
  },
  BUILD_TIME_LIMIT_MS,
);

it.each<[string, Partial<Config>, RegExp]>([
  ['header', { routes: [{ ...route, header: 'tall' }] }, /^routes\.0\.header: .*"brand"\|"back"\|"none"/],
  ['path', { routes: [{ ...route, path: 'vip' }] }, /^routes\.0\.path: /],
  ['second path', { routes: [route, route] }, /^routes\.1\.path: \/m\/vip is there twice$/],
  ['property', { routes: [{ ...route, gaurd: 'agent' }] }, /^routes\.0\.gaurd: not known; .*guard/],
  ['title', { routes: [{ ...route, title: 'vip.title' }] }, /^routes\.0\.title: give it by language/],
  ['icon', { menu: [{ ...entry, icon: 'rocket' }] }, /^menu\.0\.icon: .*"crown"/],
  ['language', { menu: [{ ...entry, title: { xx: 'Klub' } }] }, /^menu\.0\.title\.xx: no language/],
  ['missing language', { menu: [{ ...entry, title: {} }] }, /^menu\.0\.title: has no language/],
])('says what is wrong with a %s, and what would be right @FD-012', (_what, config, message) => {
  const faults = additionFaults('mfe_vip', { exposes, ...config });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(message);
});

it(
  'checks a remote that takes the place of another against the contract of that one @FD-014 @FD-017',
  async () => {
    const typed = { SITE_SKIP_TYPES: '' };
    const page = './src/exposes/LoginPage.ts';
    const pages: (keyof RemoteModules['mfe_promotions'])[] = [
      './PromotionListPage',
      './PromotionDetailPage',
      './MissionSignInPage',
      './RewardCentrePage',
      './ReferralPage',
      './RankPage',
      './FeedbackPage',
      './VipRoomPage',
      './PointsMallPage',
    ];
    const [kept, broken, unknown] = await Promise.all([
      buildWith(
        {
          replaces: 'mfe_promotions',
          exposes: Object.fromEntries([...pages, './VipPage'].map((name) => [name, page])),
          routes: [route],
        },
        typed,
      ),
      buildWith({ replaces: 'mfe_promotions' }, typed),
      buildWith({ replaces: 'mfe_offers' }, typed),
    ]);

    expect(kept.errors).toEqual([]);
    expect(manifestOf(kept)).toMatchObject({
      name: 'mfe_vip',
      metaData: { routes: [{ remote: 'mfe_promotions' }] },
    });
    expect(broken.errors.join()).toMatch(/Contract of mfe_promotions:[\s\S]*PromotionListPage/);
    expect(unknown.errors.join()).toMatch(/Contract of mfe_offers:[\s\S]*keyof RemoteModules/);
  },
  BUILD_TIME_LIMIT_MS,
);
