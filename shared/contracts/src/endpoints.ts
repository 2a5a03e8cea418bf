import * as account from './areas/account';
import * as agent from './areas/agent';
import * as agentAccounts from './areas/agentAccounts';
import * as agentContracts from './areas/agentContracts';
import * as benefits from './areas/benefits';
import * as care from './areas/care';
import * as careNotices from './areas/careNotices';
import * as careStatement from './areas/careStatement';
import * as chat from './areas/chat';
import * as deposit from './areas/deposit';
import * as dividends from './areas/dividends';
import * as envelopes from './areas/envelopes';
import * as feedback from './areas/feedback';
import * as gameSearch from './areas/gameSearch';
import * as games from './areas/games';
import * as inbox from './areas/inbox';
import * as live from './areas/live';
import * as lottery from './areas/lottery';
import * as mailNotices from './areas/mailNotices';
import * as mall from './areas/mall';
import * as messages from './areas/messages';
import * as missions from './areas/missions';
import * as news from './areas/news';
import * as passkeys from './areas/passkeys';
import * as passwords from './areas/passwords';
import * as play from './areas/play';
import * as profile from './areas/profile';
import * as promotions from './areas/promotions';
import * as push from './areas/push';
import * as reality from './areas/reality';
import * as rebates from './areas/rebates';
import * as records from './areas/records';
import * as referral from './areas/referral';
import * as registration from './areas/registration';
import * as rewards from './areas/rewards';
import * as security from './areas/security';
import * as sessions from './areas/sessions';
import * as system from './areas/system';
import * as team from './areas/team';
import * as telemetry from './areas/telemetry';
import * as trial from './areas/trial';
import * as unreadCounts from './areas/unreadCounts';
import * as verification from './areas/verification';
import * as wallet from './areas/wallet';
import * as withdraw from './areas/withdraw';
import type { Endpoint } from './http/endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value;

/** Every call of the contract: what a platform has to implement. Not for the site, which imports single calls. */
export const allEndpoints: readonly Endpoint[] = [
  system,
  telemetry,
  account,
  sessions,
  passkeys,
  trial,
  registration,
  verification,
  passwords,
  profile,
  security,
  wallet,
  deposit,
  withdraw,
  games,
  gameSearch,
  play,
  reality,
  records,
  lottery,
  live,
  messages,
  inbox,
  unreadCounts,
  chat,
  feedback,
  news,
  push,
  mailNotices,
  promotions,
  mall,
  referral,
  rewards,
  benefits,
  missions,
  agent,
  team,
  agentAccounts,
  rebates,
  agentContracts,
  dividends,
  envelopes,
  care,
  careStatement,
  careNotices,
].flatMap((area) => Object.values(area).filter(isEndpoint));

/**
 * Paths of the public catalogue: calls whose last answer a start without a network shows. Whoever declares a
 * call with `cached` for everybody has it here; what is told to sessions alone never is.
 */
export const cataloguePaths: readonly string[] = [
  ...new Set(
    allEndpoints
      .filter(({ cached, who, networkOnly }) => cached && who === 'public' && !networkOnly)
      .map(({ path }) => path),
  ),
].sort();
