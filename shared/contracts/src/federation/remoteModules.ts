import type { ComponentType } from 'react';
import type { ContractKind } from '../areas/agentContracts';
import type { GameType } from '../areas/games';

/*
 * What each remote exposes, by version: the contract between host and remotes (FD-016, FD-017, FD-039).
 * A new expose or a new optional prop is a minor version; anything that an existing remote or host would
 * not survive is a major one.
 */

export const CONTRACT_VERSION = '1.8.0';

/** A routed page. The host renders its default export inside the route's layout. */
export interface PageModule<Props extends object = object> {
  readonly default: ComponentType<Props>;
}

/** A part of another page, placed by the host in a named slot. */
export interface SlotModule<Props extends object = object> {
  readonly default: ComponentType<Props>;
}

export interface GameListPageProps {
  /** Fixed by the route; without it the query string decides, and then RNG. */
  gameType?: GameType;
}

export interface CategoryPageProps {
  /** Fixed by the route; `HOT` is the hot games of all categories. */
  category: GameType | 'HOT';
}

export interface RankPageProps {
  /** Fixed by the route: the group of banners that are its boards. */
  groupName: 'm_deposit20' | 'm_bet20';
}

export interface ContractPageProps {
  /** Fixed by the route: which kind the page opens with. */
  kind: ContractKind;
}

export interface RemoteModules {
  mfe_auth: {
    './LoginPage': PageModule;
    './RegisterPage': PageModule;
    './SettingsPage': PageModule;
    './ForgotPasswordPage': PageModule;
    './TrialPage': PageModule;
    './ChangePasswordPage': PageModule;
    /** Since 1.2.0. */
    './PasskeysPage': PageModule;
    /** Where the account is signed in. Since 1.2.0. */
    './SessionsPage': PageModule;
    /** Wallets, and the way to all that is the member's. Since 1.4.0, as all below. */
    './MemberCentrePage': PageModule;
    './DepositPage': PageModule;
    './WithdrawPage': PageModule;
    './TransactionRecordPage': PageModule;
    './ProfitAndLossPage': PageModule;
    './SecurityCentrePage': PageModule;
    './ProfilePage': PageModule;
    /** Limits, breaks, what play has cost, help. Since 1.5.0, as all below. */
    './CarePage': PageModule;
    './CareLimitsPage': PageModule;
    './CareBreakPage': PageModule;
    './CareStatementPage': PageModule;
    './CareContactPage': PageModule;
  };
  mfe_games: {
    /** Category tabs, vendor chips, hot strip and the first games of a category. */
    './GameEntrance': SlotModule;
    './WinnerBoard': SlotModule;
    './Jackpot': SlotModule;
    './GameListPage': PageModule<GameListPageProps>;
    './BetRecordPage': PageModule;
    /** Since 1.2.0. */
    './LotteryLobbyPage': PageModule;
    /** A lottery in its frame, full screen; the query names it. Since 1.2.0. */
    './LotteryFramePage': PageModule;
    './CategoryPage': PageModule<CategoryPageProps>;
    './GameCentrePage': PageModule;
    './SlotsCentrePage': PageModule;
    /** Search over all games. Since 1.3.0. */
    './SearchPage': PageModule;
    /** A game in a frame that fills the screen. Since 1.3.0. */
    './PlayPage': PageModule;
    /** Who presents at live tables. Since 1.7.0. */
    './LiveModels': SlotModule;
    /** The reminder while playing, as the player wants it. Since 1.3.0. */
  };
  mfe_promotions: {
    './PromotionListPage': PageModule;
    /** One promotion, named by the query, and the form of its reward. Since 1.6.0, as all below. */
    './PromotionDetailPage': PageModule;
    /** Daily check-in and missions. */
    './MissionSignInPage': PageModule;
    './RewardCentrePage': PageModule;
    './ReferralPage': PageModule;
    './RankPage': PageModule<RankPageProps>;
    './FeedbackPage': PageModule;
    './VipRoomPage': PageModule;
    './PointsMallPage': PageModule;
  };
  mfe_messages: {
    './BannerCarousel': SlotModule;
    './NoticeStrip': SlotModule;
    /** Draws nothing in its place: a dialog, once home has settled. Since 1.1.0. */
    './LoginPopup': SlotModule;
    './NoticesPage': PageModule;
    /** Since 1.7.0, as all below. */
    './HelpPage': PageModule;
    './AgentNoticesPage': PageModule;
    './MessageCentrePage': PageModule;
    './InboxPage': PageModule;
    /** The hand-over to the service desk. */
    './ChatPage': PageModule;
  };
  mfe_agent: {
    './AgentHomePage': PageModule;
    /** Since 1.8.0, as all below. */
    './DividendPage': PageModule;
    './RedEnvelopePage': PageModule;
    './TeamOverviewPage': PageModule;
    './TeamProfitPage': PageModule;
    './TeamBettingPage': PageModule;
    './RebateIncomePage': PageModule;
    './ContractPage': PageModule<ContractPageProps>;
    /** Whoever is below an agent, and what can be done for one of them. */
    './TeamPage': PageModule;
    './OpenAccountPage': PageModule;
    './RebateSettingsPage': PageModule;
  };
}

export type RemoteName = keyof RemoteModules;
export type ExposeName<Remote extends RemoteName> = keyof RemoteModules[Remote] & string;
export type RemoteModule<
  Remote extends RemoteName,
  Expose extends ExposeName<Remote>,
> = RemoteModules[Remote][Expose];
