import type { RouteEntry } from '@site/contracts/routes';

/*
 * Every path of the site on one page. Pure data, without imports that run: the build reads it too, to learn
 * which documents to compose. A page exists on a merchant's site when the live release of its remote has the
 * module (availableRoutes.ts), so a team adds one without a release of the host.
 */

/** Home and its aliases (HS-001). Any path that no route has shows home as well (HS-002). */
export const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'];

/** A screen of the host's own at a path. */
export interface ShellRoute extends Omit<RouteEntry, 'remote' | 'expose' | 'props'> {
  readonly screen: 'DownloadPage';
}

/** What a route may have that is not as usual: the back header, the footer, back one step, open to all. */
type Exceptions = Partial<Pick<RouteEntry, 'header' | 'footer' | 'back' | 'guard' | 'props'>>;

const layoutOf = (title: string, { header = 'back', footer = true, back = 'step', ...rest }: Exceptions) => ({
  title: `titles.${title}`,
  header,
  footer,
  back,
  ...rest,
});

const pagesOf =
  (remote: string) =>
  (path: string, expose: string, title: string, exceptions: Exceptions = {}): RouteEntry => ({
    path,
    remote,
    expose: `./${expose}`,
    ...layoutOf(title, exceptions),
  });

const shell = (
  path: string,
  screen: ShellRoute['screen'],
  title: string,
  exceptions: Exceptions,
): ShellRoute => ({ path, screen, ...layoutOf(title, exceptions) });

/** Draws its own header, and has no footer. */
const bare = { header: 'none', footer: false } as const;
const noFooter = { footer: false } as const;
const backHome = { back: 'home' } as const;
const session = { guard: 'session' } as const;
const member = { guard: 'member' } as const;
const agent = { guard: 'agent' } as const;

const auth = pagesOf('mfe_auth');
const games = pagesOf('mfe_games');
const promotions = pagesOf('mfe_promotions');
const messages = pagesOf('mfe_messages');
const agents = pagesOf('mfe_agent');

/** Pages of remotes. */
export const routeTable: readonly RouteEntry[] = [
  auth('/m/login', 'LoginPage', 'login', { ...bare, ...backHome }),
  auth('/m/register', 'RegisterPage', 'register', { ...bare, ...backHome }),
  auth('/m/register.html', 'RegisterPage', 'register', { ...bare, ...backHome }),
  auth('/m/forget', 'ForgotPasswordPage', 'forget', { ...bare, ...backHome }),
  // Without a session it goes home, and settings to the login page (AU-074): the pages decide.
  auth('/m/changePsw', 'ChangePasswordPage', 'changePassword', noFooter),
  auth('/m/set', 'SettingsPage', 'settings'),
  auth('/m/set/passkeys', 'PasskeysPage', 'passkeys', { ...noFooter, ...member }),
  auth('/m/set/sessions', 'SessionsPage', 'sessions', { ...noFooter, ...member }),
  auth('/m/trail', 'TrialPage', 'trial', backHome),
  auth('/m/member/home', 'MemberCentrePage', 'member', { header: 'none', ...member }),
  auth('/m/voucherCenter', 'DepositPage', 'deposit', session),
  auth('/m/withdraw', 'WithdrawPage', 'withdraw', session),
  auth('/m/securityCenter', 'SecurityCentrePage', 'security', session),
  auth('/m/transaction/record', 'TransactionRecordPage', 'transactions', session),
  auth('/m/profitandloss', 'ProfitAndLossPage', 'profit', session),

  games('/m/gameList', 'GameListPage', 'gameList', noFooter),
  // The game list with a fixed type, and its layout (decision 10).
  games('/m/rng', 'GameListPage', 'rng', { ...noFooter, props: { gameType: 'RNG' } }),
  games('/m/live', 'GameListPage', 'live', { ...noFooter, props: { gameType: 'LIVE' } }),
  games('/m/pvp', 'GameListPage', 'pvp', { ...noFooter, props: { gameType: 'PVP' } }),
  games('/m/fish', 'GameListPage', 'fish', { ...noFooter, props: { gameType: 'FISH' } }),
  games('/m/search', 'SearchPage', 'search', noFooter),
  games('/m/sports', 'CategoryPage', 'sports', { props: { category: 'SPORTS' } }),
  games('/m/esports', 'CategoryPage', 'esports', { props: { category: 'ESPORTS' } }),
  games('/m/lott', 'CategoryPage', 'lottery', { props: { category: 'LOTT' } }),
  games('/m/elott', 'CategoryPage', 'elottery', { props: { category: 'ELOTT' } }),
  games('/m/hot', 'CategoryPage', 'hot', { props: { category: 'HOT' } }),
  games('/m/lottery', 'LotteryLobbyPage', 'lottery', bare),
  // A frame that fills the screen, with a way out of its own (GA-062, GA-064).
  games('/m/startLottery', 'LotteryFramePage', 'lottery', { ...bare, ...session }),
  // A game fills the screen, below a line of its own with the way out.
  games('/m/play', 'PlayPage', 'play', { ...bare, ...session }),
  games('/m/set/realityCheck', 'RealityCheckPage', 'realityCheck', { ...noFooter, ...session }),
  games('/m/slotsCenter', 'SlotsCentrePage', 'slotsCentre', noFooter),
  games('/m/gameCenter', 'GameCentrePage', 'gameCentre'),
  games('/m/games', 'GameCentrePage', 'gameCentre'),
  games('/m/game', 'GameCentrePage', 'gameCentre'),
  games('/m/gameRecord', 'BetRecordPage', 'betRecord', session),

  promotions('/m/activity', 'PromotionListPage', 'activity', backHome),
  promotions('/m/activityDetail', 'PromotionDetailPage', 'activityDetail'),
  promotions('/m/activity/signIn', 'MissionSignInPage', 'signIn', session),
  promotions('/m/inviteFriends', 'ReferralPage', 'invite', session),
  promotions('/m/rewardCenter', 'RewardCentrePage', 'rewards', session),
  promotions('/m/mall/mallHome', 'PointsMallPage', 'mall', session),
  promotions('/m/member/benefits', 'VipRoomPage', 'benefits', session),
  promotions('/deposit-rank', 'RankPage', 'depositRank', { props: { groupName: 'm_deposit20' } }),
  promotions('/m/deposit-rank', 'RankPage', 'depositRank', { props: { groupName: 'm_deposit20' } }),
  promotions('/bet-rank', 'RankPage', 'betRank', { props: { groupName: 'm_bet20' } }),
  promotions('/m/bet-rank', 'RankPage', 'betRank', { props: { groupName: 'm_bet20' } }),

  messages('/m/message', 'MessageCentrePage', 'message', { header: 'none', back: 'home' }),
  messages('/m/notice', 'NoticesPage', 'notice', noFooter),
  messages('/m/webEmail', 'InboxPage', 'inbox', session),
  messages('/m/help', 'HelpPage', 'help', noFooter),
  messages('/m/member/notice', 'AgentNoticesPage', 'notice', agent),

  // The agent page and its sub-screens draw their own headers (decision 11).
  agents('/m/agent', 'AgentHomePage', 'agent', { ...bare, ...agent }),
  agents('/m/agent/team/overview', 'TeamOverviewPage', 'teamOverview', { ...bare, ...agent }),
  agents('/m/agent/team/pnl', 'TeamProfitPage', 'teamProfit', { ...bare, ...agent }),
  agents('/m/agentRegister', 'OpenAccountPage', 'openAccount', agent),
  agents('/m/member/team', 'TeamPage', 'team', agent),
  agents('/m/teamBetting', 'TeamBettingPage', 'teamBetting', agent),
  agents('/m/redRain', 'RedEnvelopePage', 'redEnvelopes', agent),
  agents('/m/member/agent/agentRebeat', 'RebateSettingsPage', 'rebateSettings', agent),
  agents('/m/member/teamRebate', 'RebateIncomePage', 'rebateIncome', agent),
  agents('/m/member/agent/agentDivident', 'DividendPage', 'dividends', agent),
  agents('/m/member/agent/getSalaryContract', 'ContractPage', 'contract', {
    ...agent,
    props: { kind: 'DAILY' },
  }),
  agents('/m/member/agent/getHourContract', 'ContractPage', 'contract', {
    ...agent,
    props: { kind: 'HOURLY' },
  }),
  agents('/m/member/agent/getDevidendContract', 'ContractPage', 'contract', {
    ...agent,
    props: { kind: 'DIVIDEND' },
  }),
];

/** Pages of the host's own. */
export const shellRoutes: readonly ShellRoute[] = [
  shell('/m/down', 'DownloadPage', 'download', noFooter),
  shell('/m/app', 'DownloadPage', 'download', bare),
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

/** One document for each module: whichever path shows it, the same files come first. */
const pageKinds = [...new Set(routeTable.map(({ remote, expose }) => `${remote}${expose}`))].map((module) => {
  const rows = routeTable.filter(({ remote, expose }) => `${remote}${expose}` === module);
  return {
    kind: module.slice(module.indexOf('./') + './'.length),
    paths: rows.map(({ path }) => path),
    preload: rows.slice(0, 1).map(({ remote, expose }) => ({ remote, expose })),
    calls: [statusCall],
  };
});

/**
 * The documents to compose for each merchant, with preloads of what the first page shows. `home` preloads the
 * merchant's own slots instead; a kind whose module a merchant's releases do not have is left out there.
 */
export const documentKinds = [
  { kind: 'home', paths: homePaths, preload: [], calls: homeCalls },
  { kind: 'shell', paths: shellRoutes.map(({ path }) => path), preload: [], calls: [statusCall] },
  ...pageKinds,
];
