/*
 * Every path of the site, once. What stands at each is the host's table of routes; what a page reads from the rest of
 * its address stands here as well. It holds no schema: the first script of a page may import it.
 */

export const PATHS = {
  home: '/m/home',
  download: '/m/down',
  app: '/m/app',

  login: '/m/login',
  register: '/m/register',
  registerHtml: '/m/register.html',
  forgotPassword: '/m/forget',
  changePassword: '/m/changePsw',
  trial: '/m/trail',
  settings: '/m/set',
  passkeys: '/m/set/passkeys',
  sessions: '/m/set/sessions',
  memberCentre: '/m/member/home',
  profile: '/m/member/profile',
  securityCentre: '/m/securityCenter',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  transactions: '/m/transaction/record',
  profit: '/m/profitandloss',
  care: '/m/care',
  careLimits: '/m/care/limits',
  careBreak: '/m/care/break',
  careStatement: '/m/care/statement',
  careContact: '/m/care/contact',
  careHelp: '/m/care/help',

  gameList: '/m/gameList',
  slots: '/m/rng',
  live: '/m/live',
  pvp: '/m/pvp',
  fish: '/m/fish',
  sports: '/m/sports',
  esports: '/m/esports',
  lottery: '/m/lott',
  elottery: '/m/elott',
  hot: '/m/hot',
  search: '/m/search',
  slotsCentre: '/m/slotsCenter',
  gameCentre: '/m/gameCenter',
  games: '/m/games',
  game: '/m/game',
  lotteryLobby: '/m/lottery',
  lotteryFrame: '/m/startLottery',
  play: '/m/play',
  realityCheck: '/m/set/realityCheck',
  betRecord: '/m/gameRecord',

  promotions: '/m/activity',
  promotion: '/m/activityDetail',
  missions: '/m/activity/signIn',
  referral: '/m/inviteFriends',
  rewards: '/m/rewardCenter',
  mall: '/m/mall/mallHome',
  benefits: '/m/member/benefits',
  feedback: '/m/feedback',
  depositRank: '/m/deposit-rank',
  plainDepositRank: '/deposit-rank',
  betRank: '/m/bet-rank',
  plainBetRank: '/bet-rank',

  messages: '/m/message',
  notices: '/m/notice',
  inbox: '/m/webEmail',
  help: '/m/help',
  chat: '/m/chat',

  agent: '/m/agent',
  agentNotices: '/m/member/notice',
  teamOverview: '/m/agent/team/overview',
  teamProfit: '/m/agent/team/pnl',
  openAccount: '/m/agentRegister',
  team: '/m/member/team',
  teamBetting: '/m/teamBetting',
  redEnvelopes: '/m/redRain',
  rebateSettings: '/m/member/agent/agentRebeat',
  rebateIncome: '/m/member/teamRebate',
  dividends: '/m/member/agent/agentDivident',
  dailyContract: '/m/member/agent/getSalaryContract',
  hourlyContract: '/m/member/agent/getHourContract',
  dividendContract: '/m/member/agent/getDevidendContract',
} as const;

export type SitePath = (typeof PATHS)[keyof typeof PATHS];

/** Home, and every address that means it (HS-001). */
export const HOME_PATHS: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', PATHS.home];

/** What pages read from the query of their address, as text: whoever reads it checks it. */
export interface PathParameters {
  /** The page to come back to. */
  readonly [PATHS.login]: { readonly return?: string };
  readonly [PATHS.trial]: { readonly return?: string };
  /** The invitation code of who sent the link. */
  readonly [PATHS.register]: { readonly invite?: string };
  readonly [PATHS.gameList]: GameListParameters;
  readonly [PATHS.slots]: VendorParameters;
  readonly [PATHS.live]: VendorParameters;
  readonly [PATHS.pvp]: VendorParameters;
  readonly [PATHS.fish]: VendorParameters;
  readonly [PATHS.sports]: VendorParameters;
  readonly [PATHS.esports]: VendorParameters;
  readonly [PATHS.lottery]: VendorParameters;
  readonly [PATHS.elottery]: VendorParameters;
  /** What is searched for, so that back, reload and a shared link find it. */
  readonly [PATHS.search]: { readonly q?: string };
  /** The game by its `nodeId`; `demo=1` with play money. */
  readonly [PATHS.play]: { readonly game: string; readonly demo?: '1' };
  /** The notice that is opened. */
  readonly [PATHS.notices]: { readonly id?: string };
  /** The mail that is read. */
  readonly [PATHS.inbox]: { readonly mail?: string };
  /** The topic that is open, counted from 0; and what is searched for. */
  readonly [PATHS.help]: { readonly i?: string; readonly q?: string };
  readonly [PATHS.agentNotices]: { readonly types?: string };
  readonly [PATHS.dailyContract]: ContractParameters;
  readonly [PATHS.hourlyContract]: ContractParameters;
  readonly [PATHS.dividendContract]: ContractParameters;
  readonly [PATHS.transactions]: {
    readonly types?: string;
    /** The list: `deposits`, `withdrawals`; all without it. */
    readonly tab?: string;
    /** The record that is opened. */
    readonly record?: string;
  };
  /** The sheet that is opened: `bringBack`; and the vendor of a transfer. */
  readonly [PATHS.memberCentre]: { readonly part?: string; readonly transfer?: string };
  /** The sheet that is opened: `picture`, `country`. */
  readonly [PATHS.profile]: { readonly part?: string };
  /** The order that is watched: a vendor comes back to it. */
  readonly [PATHS.deposit]: { readonly order?: string };
  readonly [PATHS.withdraw]: { readonly order?: string };
  /** The promotion by its `id`; and the sheet that is opened: `request`. */
  readonly [PATHS.promotion]: { readonly id: string; readonly part?: string };
  /** The sheet that is opened: `qr`, `terms`. */
  readonly [PATHS.referral]: { readonly part?: string };
  /** The limit that is opened, such as `DEPOSIT.DAY`. */
  readonly [PATHS.careLimits]: { readonly part?: string };
  /** `exclusion` or `return`; the time-out without it. */
  readonly [PATHS.careBreak]: { readonly part?: string };
  /** The part that is opened, and the page to come back to. */
  readonly [PATHS.securityCentre]: { readonly part?: string; readonly return?: string };
  /** `link` for the links; the form without it. And the link whose code is shown large. */
  readonly [PATHS.openAccount]: { readonly tab?: string; readonly qr?: string };
  /**
   * The account whose direct downlines are shown. Of the whole team instead: what is searched for, and who of it
   * (`online`, `agents`, `members`). And the person that is opened.
   */
  readonly [PATHS.team]: AccountParameter & {
    readonly q?: string;
    readonly show?: string;
    readonly person?: string;
  };
  readonly [PATHS.teamProfit]: AccountParameter;
  readonly [PATHS.teamBetting]: AccountParameter;
  readonly [PATHS.rebateSettings]: AccountParameter;
  readonly [PATHS.redEnvelopes]: AccountParameter;
}

/** Pages of an agent about somebody of the team. */
interface AccountParameter {
  /** Name of the account; the page decides without it. */
  readonly account?: string | undefined;
}

interface VendorParameters {
  /** Code of the vendor. */
  readonly vassalage?: string | undefined;
}

interface ContractParameters extends AccountParameter {
  /** The sheet that is opened: `offer`, `history`. */
  readonly part?: string | undefined;
  /** A downline's contract that is opened, by its id. */
  readonly contract?: string | undefined;
}

interface GameListParameters extends VendorParameters {
  /** The tab: `hot`, `recent` or `favourites`; all games without it. */
  readonly type?: string | undefined;
  readonly gameType: string;
}

/** A page's address with what it reads from its query; a parameter that is `undefined` is left out. */
export function addressOf<Path extends keyof PathParameters>(
  path: Path,
  parameters: PathParameters[Path],
): string {
  const given = Object.entries<string | undefined>({ ...parameters });
  const query = String(
    new URLSearchParams(given.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );
  return query === '' ? path : `${path}?${query}`;
}
