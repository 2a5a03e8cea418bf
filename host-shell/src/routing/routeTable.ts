import type { RouteEntry } from '@site/contracts/routes';

/*
 * Every path of the site on one page. Pure data, without imports that run: the build reads it too, to learn
 * which documents to compose. A page that is not built yet is not in the table, and its way is not shown.
 */

/** Home and its aliases (HS-001). Any path that no route has shows home as well (HS-002). */
export const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'];

const list = {
  remote: 'mfe_games',
  expose: './GameListPage',
  header: 'none',
  footer: false,
  back: 'step',
} as const;

export const routeTable: readonly RouteEntry[] = [
  {
    path: '/m/login',
    remote: 'mfe_auth',
    expose: './LoginPage',
    header: 'none',
    footer: false,
    title: 'titles.login',
    back: 'home',
  },
  { ...list, path: '/m/gameList', title: 'titles.gameList' },
  { ...list, path: '/m/rng', title: 'titles.rng', props: { gameType: 'RNG' } },
  { ...list, path: '/m/live', title: 'titles.live', props: { gameType: 'LIVE' } },
  { ...list, path: '/m/pvp', title: 'titles.pvp', props: { gameType: 'PVP' } },
  { ...list, path: '/m/fish', title: 'titles.fish', props: { gameType: 'FISH' } },
  {
    path: '/m/activity',
    remote: 'mfe_promotions',
    expose: './PromotionListPage',
    header: 'back',
    footer: true,
    title: 'titles.activity',
    back: 'home',
  },
  {
    path: '/m/notice',
    remote: 'mfe_messages',
    expose: './NoticesPage',
    header: 'back',
    footer: false,
    title: 'titles.notice',
    back: 'step',
  },
  {
    path: '/m/agent',
    remote: 'mfe_agent',
    expose: './AgentHomePage',
    header: 'none',
    footer: false,
    title: 'titles.agent',
    back: 'step',
    guard: 'agent',
  },
];

/** Every page waits for the system status; home asks for these beside it. */
const statusCall = { path: '/wps/system/status', module: 'COMM3' };
const homeCalls = [
  statusCall,
  { path: '/wps/account/settings', module: 'COMM3' },
  { path: '/wps/wallets/merchant', module: 'COMM3' },
  { path: '/wps/wallets/gcs', module: 'COMM3', session: true },
  { path: '/wps/member/info', module: 'COMM3', session: true },
];

/**
 * One document is composed for each kind: with the settings of a merchant and preloads of what its first
 * page shows. `home` preloads the merchant's own slots instead.
 */
export const documentKinds = [
  { kind: 'home', paths: homePaths, preload: [], calls: homeCalls },
  ...[...new Map(routeTable.map((route) => [`${route.remote}${route.expose}`, route])).values()].map(
    ({ remote, expose }) => ({
      kind: expose.slice('./'.length),
      paths: routeTable
        .filter((route) => route.remote === remote && route.expose === expose)
        .map(({ path }) => path),
      preload: [{ remote, expose }],
      calls: [statusCall],
    }),
  ),
];
