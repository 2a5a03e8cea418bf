import type { NewAccount } from '../../../core/accounts/tables';
import { DAY, MINUTE } from '../../../core/clock';
import { hashToken, newToken } from '../../../core/ids';
import type { SessionRecord } from '../../../core/sessions/tables';
import { pick, seededRandom } from '../../art/random';
import { contentId, type SeedContext } from '../context';
import { REGISTERED_TODAY } from './accounts';

/** Members of the team who logged in today, and who of them are still here. */
const LOGGED_IN_TODAY = 126;
const ONLINE = 48;
/** Days before today that have logins, and how many each. */
const DAYS_BACK = 13;
const LOGINS_A_DAY = 60;
const VISIT_MS = 25 * MINUTE;
/** The last calls of those who are online lie within so many minutes. */
const SEEN_WITHIN_MINUTES = 10;

/** Those who registered today, and the first of the others. */
export const presentToday = (team: readonly NewAccount[], members: number): NewAccount[] => [
  ...team.slice(-REGISTERED_TODAY),
  ...team.slice(0, members - REGISTERED_TODAY),
];

/** The record of logins of a team. Nobody holds the tokens. */
export function newSessions(context: SeedContext, team: readonly NewAccount[]): SessionRecord[] {
  const random = seededRandom(`sessions:${context.merchant}`);
  let count = 0;
  const session = (
    account: NewAccount,
    createdAt: Date,
    lastSeenAt: Date,
    ended: boolean,
  ): SessionRecord => ({
    id: contentId(context, `session-${++count}`),
    tokenHash: hashToken(newToken()),
    merchant: context.merchant,
    accountId: account.id,
    accountType: account.type,
    createdAt,
    lastSeenAt,
    expiresAt: new Date(createdAt.getTime() + DAY),
    endedAt: ended ? lastSeenAt : null,
    endReason: ended ? 'logout' : null,
    confirmedAt: null,
    userAgent: null,
    address: null,
  });
  const visit = (account: NewAccount, at: Date) => {
    const end = Math.min(at.getTime() + VISIT_MS, context.now.getTime());
    return session(account, at, new Date(end), true);
  };

  const today = presentToday(team, LOGGED_IN_TODAY).map((account, index) => {
    const at = new Date(Math.max(context.today(random()).getTime(), account.createdAt.getTime()));
    if (index >= ONLINE) return visit(account, at);
    const seen = Math.max(at.getTime(), context.minutesAgo(index % SEEN_WITHIN_MINUTES).getTime());
    return session(account, at, new Date(seen), false);
  });
  const before = Array.from({ length: DAYS_BACK }, (_, index) => index + 1).flatMap((daysAgo) =>
    Array.from({ length: LOGINS_A_DAY + ((daysAgo * 7) % 20) }, () =>
      visit(pick(random, team.slice(0, -REGISTERED_TODAY)), context.onDay(daysAgo, random() * 0.9)),
    ),
  );
  return [...today, ...before];
}
