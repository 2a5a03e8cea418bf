import type { NewAccount } from '../../../core/accounts/tables';
import { contentId, type SeedContext } from '../context';
import { LEADING_WINNERS, TEAM_NAMES } from './names';

/** The two accounts that the README names; both may sign in, at each merchant. */
export const PLAYER = 'player01';
export const AGENT = 'agent01';

/** Size of the agent's downline by level: direct, and how many each of a level has below. */
const DIRECT_DOWNLINES = 12;
const BELOW_EACH_DIRECT = 4;
const BELOW_EACH_SECOND = 2;
const SECONDS = DIRECT_DOWNLINES * BELOW_EACH_DIRECT;
const TEAM_SIZE = DIRECT_DOWNLINES + SECONDS + SECONDS * BELOW_EACH_SECOND;

/** So many of the newest members of the team registered today. */
export const REGISTERED_TODAY = 7;

export const accountId = (context: SeedContext, username: string): string => contentId(context, username);

/** Names with numbers that look picked; no two are the same. */
function usernameAt(index: number): string {
  const leading = LEADING_WINNERS[index];
  if (leading) return leading;
  const name = TEAM_NAMES[index % TEAM_NAMES.length] ?? 'member';
  const round = Math.floor(index / TEAM_NAMES.length);
  return `${name}${((index * 37 + round * 11 + 12) % 90) + 10}`;
}

/** Who a member of the team stands below. */
function parentAt(index: number): string {
  if (index < DIRECT_DOWNLINES) return AGENT;
  const second = index - DIRECT_DOWNLINES;
  if (second < SECONDS) return usernameAt(Math.floor(second / BELOW_EACH_DIRECT));
  return usernameAt(DIRECT_DOWNLINES + Math.floor((second - SECONDS) / BELOW_EACH_SECOND));
}

/** Everybody below the agent, agents first. They have no password and cannot sign in. */
function newTeam(context: SeedContext): NewAccount[] {
  return Array.from({ length: TEAM_SIZE }, (_, index): NewAccount => {
    const username = usernameAt(index);
    const fromTheEnd = TEAM_SIZE - index;
    const leads = index < DIRECT_DOWNLINES + SECONDS;
    return {
      id: accountId(context, username),
      merchant: context.merchant,
      username,
      usernameKey: username,
      nickname: `${username.charAt(0).toUpperCase()}${username.slice(1, -2)}`,
      type: leads ? 1 : 0,
      avatarSeed: username,
      parentId: accountId(context, parentAt(index)),
      createdAt:
        fromTheEnd <= REGISTERED_TODAY ? context.today(fromTheEnd / 10) : context.daysAgo(30 + fromTheEnd),
    };
  });
}

/** What the demonstration accounts log in with and pay with. */
export type Secrets = Required<Pick<NewAccount, 'passwordHash' | 'paymentPasswordHash'>>;

function demonstrationAccounts(context: SeedContext, secrets: Secrets): NewAccount[] {
  const account = (username: string): Pick<NewAccount, 'id' | 'merchant' | 'username' | 'usernameKey'> => ({
    id: accountId(context, username),
    merchant: context.merchant,
    username,
    usernameKey: username,
  });
  return [
    {
      ...account(AGENT),
      ...secrets,
      mobileNum: '0898765432',
      dialingCode: '66',
      email: 'agent01@example.com',
      emailKey: 'agent01@example.com',
      nickname: 'Suda P.',
      payeeName: 'Suda Phongphan',
      type: 1,
      avatarSeed: AGENT,
      createdAt: context.daysAgo(700),
      lastLoginAt: context.daysAgo(1),
    },
    {
      ...account(PLAYER),
      ...secrets,
      mobileNum: '0812345678',
      dialingCode: '66',
      email: 'player01@example.com',
      emailKey: 'player01@example.com',
      nickname: 'Narin S.',
      payeeName: 'Narin Srisuk',
      country: 'TH',
      type: 0,
      avatarSeed: PLAYER,
      parentId: accountId(context, AGENT),
      createdAt: context.daysAgo(420),
      lastLoginAt: context.daysAgo(1),
    },
  ];
}

export interface People {
  /** Each after the one above it. */
  all: NewAccount[];
  team: NewAccount[];
}

export function newPeople(context: SeedContext, secrets: Secrets): People {
  const team = newTeam(context);
  return { all: [...demonstrationAccounts(context, secrets), ...team], team };
}
