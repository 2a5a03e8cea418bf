import type { RemoteName } from '@site/contracts/federation/remoteModules';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { PATHS, type SitePath } from '@site/contracts/values/paths';
import type { LayoutExceptions, PageName, PageProps, RowOptions } from './pageModules';

/*
 * What stands at every path of the site, on one page. The build reads it too (documentKinds.ts), so it imports nothing
 * but the contract. A page exists on a merchant's site when the live release of its remote has the
 * module (availableRoutes.ts), so a team adds one without a release of the host.
 */

/** A screen of the host's own at a path. */
export interface ShellRoute extends Omit<RouteEntry, 'remote' | 'expose' | 'props'> {
  readonly screen: 'DownloadPage' | 'CareHelpPage';
}

/** An address that a page had before it became part of another. */
export interface Alias {
  readonly path: SitePath;
  readonly to: SitePath;
  readonly part: string;
}

const layoutOf = (
  title: string,
  { header = 'back', footer = true, back = 'step', ...rest }: LayoutExceptions,
) => ({
  title: `titles.${title}`,
  header,
  footer,
  back,
  ...rest,
});

/** Rows of a remote's pages: a page that the contract does not have, or a wrong prop of it, is a type error. */
export const pagesOf =
  <Remote extends RemoteName>(remote: Remote) =>
  <Page extends PageName<Remote>>(
    path: SitePath,
    page: Page,
    title: string,
    ...[exceptions = {}]: RowOptions<PageProps<Remote, Page>>
  ): RouteEntry => ({
    path,
    remote,
    expose: `./${page}`,
    ...layoutOf(title, exceptions),
  });

const shell = (
  path: SitePath,
  screen: ShellRoute['screen'],
  title: string,
  exceptions: LayoutExceptions,
): ShellRoute => ({ path, screen, ...layoutOf(title, exceptions) });

/** Draws its own header, and has no footer. */
const bare = { header: 'none', footer: false } as const;
const noFooter = { footer: false } as const;
const backHome = { back: 'home' } as const;
const session = { guard: 'session' } as const;
const member = { guard: 'member' } as const;
const agent = { guard: 'agent' } as const;
/** Draws the agents' own bar at its foot, in the place of the site's. */
const agentBar = { footer: false, guard: 'agent' } as const;
/** Reached by who is closed for play (PL-020): what the page asks for has the same mark in the contract. */
const whileClosed = { whileClosed: true } as const;
const offers = { offers: true } as const;

const auth = pagesOf('mfe_auth');
const games = pagesOf('mfe_games');
const promotions = pagesOf('mfe_promotions');
const messages = pagesOf('mfe_messages');
const agents = pagesOf('mfe_agent');

/** Pages of remotes. */
export const routeTable: readonly RouteEntry[] = [
  auth(PATHS.login, 'LoginPage', 'login', { ...bare, ...backHome, ...whileClosed }),
  auth(PATHS.register, 'RegisterPage', 'register', { ...bare, ...backHome }),
  auth(PATHS.registerHtml, 'RegisterPage', 'register', { ...bare, ...backHome }),
  auth(PATHS.forgotPassword, 'ForgotPasswordPage', 'forget', { ...bare, ...backHome, ...whileClosed }),
  // Without a session it goes home, and settings to the login page (AU-074): the pages decide.
  auth(PATHS.changePassword, 'ChangePasswordPage', 'changePassword', { ...noFooter, ...whileClosed }),
  auth(PATHS.settings, 'SettingsPage', 'settings', whileClosed),
  auth(PATHS.passkeys, 'PasskeysPage', 'passkeys', { ...noFooter, ...member, ...whileClosed }),
  auth(PATHS.sessions, 'SessionsPage', 'sessions', { ...noFooter, ...member, ...whileClosed }),
  auth(PATHS.trial, 'TrialPage', 'trial', backHome),
  auth(PATHS.memberCentre, 'MemberCentrePage', 'member', { header: 'none', ...member, ...whileClosed }),
  auth(PATHS.profile, 'ProfilePage', 'profile', member),
  auth(PATHS.deposit, 'DepositPage', 'deposit', member),
  auth(PATHS.withdraw, 'WithdrawPage', 'withdraw', { ...member, ...whileClosed }),
  auth(PATHS.securityCentre, 'SecurityCentrePage', 'security', { ...member, ...whileClosed }),
  auth(PATHS.transactions, 'TransactionRecordPage', 'transactions', { ...member, ...whileClosed }),
  auth(PATHS.profit, 'ProfitAndLossPage', 'profit', { ...member, ...whileClosed }),
  auth(PATHS.care, 'CarePage', 'care', { ...member, ...whileClosed }),
  auth(PATHS.careLimits, 'CareLimitsPage', 'careLimits', { ...member, ...whileClosed }),
  auth(PATHS.careBreak, 'CareBreakPage', 'careBreak', { ...member, ...whileClosed }),
  auth(PATHS.careStatement, 'CareStatementPage', 'careStatement', { ...member, ...whileClosed }),
  auth(PATHS.careContact, 'CareContactPage', 'careContact', { ...member, ...whileClosed }),

  games(PATHS.gameList, 'GameListPage', 'gameList', noFooter),
  // The game list with a fixed type, and its layout (decision 10).
  games(PATHS.slots, 'GameListPage', 'rng', { ...noFooter, props: { gameType: 'RNG' } }),
  games(PATHS.live, 'GameListPage', 'live', { ...noFooter, props: { gameType: 'LIVE' } }),
  games(PATHS.pvp, 'GameListPage', 'pvp', { ...noFooter, props: { gameType: 'PVP' } }),
  games(PATHS.fish, 'GameListPage', 'fish', { ...noFooter, props: { gameType: 'FISH' } }),
  games(PATHS.search, 'SearchPage', 'search', noFooter),
  games(PATHS.sports, 'CategoryPage', 'sports', { props: { category: 'SPORTS' } }),
  games(PATHS.esports, 'CategoryPage', 'esports', { props: { category: 'ESPORTS' } }),
  games(PATHS.lottery, 'CategoryPage', 'lottery', { props: { category: 'LOTT' } }),
  games(PATHS.elottery, 'CategoryPage', 'elottery', { props: { category: 'ELOTT' } }),
  games(PATHS.hot, 'CategoryPage', 'hot', { props: { category: 'HOT' } }),
  games(PATHS.lotteryLobby, 'LotteryLobbyPage', 'lottery', bare),
  // A frame that fills the screen, with a way out of its own (GA-062, GA-064).
  games(PATHS.lotteryFrame, 'LotteryFramePage', 'lottery', { ...bare, ...session }),
  // A game fills the screen, below a line of its own with the way out.
  games(PATHS.play, 'PlayPage', 'play', { ...bare, ...session }),
  games(PATHS.slotsCentre, 'SlotsCentrePage', 'slotsCentre', noFooter),
  games(PATHS.gameCentre, 'GameCentrePage', 'gameCentre'),
  games(PATHS.games, 'GameCentrePage', 'gameCentre'),
  games(PATHS.game, 'GameCentrePage', 'gameCentre'),
  games(PATHS.betRecord, 'BetRecordPage', 'betRecord', { ...session, ...whileClosed }),

  promotions(PATHS.promotions, 'PromotionListPage', 'activity', { ...backHome, ...offers }),
  promotions(PATHS.promotion, 'PromotionDetailPage', 'activityDetail', { ...noFooter, ...offers }),
  promotions(PATHS.missions, 'MissionSignInPage', 'signIn', { ...member, ...offers }),
  promotions(PATHS.referral, 'ReferralPage', 'invite', { ...member, ...offers }),
  promotions(PATHS.rewards, 'RewardCentrePage', 'rewards', { ...member, ...offers }),
  promotions(PATHS.mall, 'PointsMallPage', 'mall', { ...member, ...offers }),
  promotions(PATHS.benefits, 'VipRoomPage', 'benefits', { ...member, ...offers }),
  promotions(PATHS.plainDepositRank, 'RankPage', 'depositRank', {
    ...offers,
    props: { groupName: 'm_deposit20' },
  }),
  promotions(PATHS.depositRank, 'RankPage', 'depositRank', {
    ...offers,
    props: { groupName: 'm_deposit20' },
  }),
  promotions(PATHS.plainBetRank, 'RankPage', 'betRank', { ...offers, props: { groupName: 'm_bet20' } }),
  promotions(PATHS.betRank, 'RankPage', 'betRank', { ...offers, props: { groupName: 'm_bet20' } }),
  // No offer: who is closed for play may need it most.
  promotions(PATHS.feedback, 'FeedbackPage', 'feedback', { ...noFooter, ...member, ...whileClosed }),

  messages(PATHS.messages, 'MessageCentrePage', 'message', { header: 'none', ...backHome, ...whileClosed }),
  messages(PATHS.notices, 'NoticesPage', 'notice', noFooter),
  messages(PATHS.inbox, 'InboxPage', 'inbox', { ...session, ...whileClosed }),
  messages(PATHS.help, 'HelpPage', 'help', { ...noFooter, ...whileClosed }),
  // Who is closed for play may need the service desk most.
  messages(PATHS.chat, 'ChatPage', 'chat', { ...noFooter, ...member, ...whileClosed }),
  messages(PATHS.agentNotices, 'AgentNoticesPage', 'notice', agent),

  // The agent page and its sub-screens draw their own headers (decision 11).
  agents(PATHS.agent, 'AgentHomePage', 'agent', { ...bare, ...agent }),
  agents(PATHS.teamOverview, 'TeamOverviewPage', 'teamOverview', { ...bare, ...agent }),
  agents(PATHS.teamProfit, 'TeamProfitPage', 'teamProfit', { ...bare, ...agent }),
  agents(PATHS.openAccount, 'OpenAccountPage', 'openAccount', { ...noFooter, ...agent }),
  agents(PATHS.team, 'TeamPage', 'team', agentBar),
  agents(PATHS.teamBetting, 'TeamBettingPage', 'teamBetting', agent),
  agents(PATHS.redEnvelopes, 'RedEnvelopePage', 'redEnvelopes', { ...noFooter, ...agent }),
  agents(PATHS.rebateSettings, 'RebateSettingsPage', 'rebateSettings', { ...noFooter, ...agent }),
  agents(PATHS.rebateIncome, 'RebateIncomePage', 'rebateIncome', agent),
  agents(PATHS.dividends, 'DividendPage', 'dividends', agentBar),
  // The bar with the two answers to a contract stands in the place of the footer.
  agents(PATHS.dailyContract, 'ContractPage', 'contract', {
    ...noFooter,
    ...agent,
    props: { kind: 'DAILY' },
  }),
  agents(PATHS.hourlyContract, 'ContractPage', 'contract', {
    ...noFooter,
    ...agent,
    props: { kind: 'HOURLY' },
  }),
  agents(PATHS.dividendContract, 'ContractPage', 'contract', {
    ...noFooter,
    ...agent,
    props: { kind: 'DIVIDEND' },
  }),
];

/** Pages of the host's own. */
export const shellRoutes: readonly ShellRoute[] = [
  shell(PATHS.download, 'DownloadPage', 'download', noFooter),
  shell(PATHS.app, 'DownloadPage', 'download', bare),
  // Apart from the other pages of responsible play: it needs no remote and no session.
  shell(PATHS.careHelp, 'CareHelpPage', 'care', whileClosed),
];

/** Addresses that lead on to a part of another page; whatever else is asked of them goes along. */
export const aliases: readonly Alias[] = [
  { path: PATHS.realityCheck, to: PATHS.careLimits, part: 'REALITY' },
];
