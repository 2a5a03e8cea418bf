import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SignedInContext } from '../../core/http/route';
import { endSession, endSessionsOf, judgeSession, SESSION_IDLE_MS } from '../../core/sessions/sessions';
import { type SessionRecord, sessions } from '../../core/sessions/tables';
import { tellOwner } from '../accounts/tellOwner';
import { deviceName } from './deviceName';
import { networkOf } from './network';

/** The sessions of the account that would still be let in, the last used first. */
async function liveSessions({ db, account, clock }: SignedInContext): Promise<SessionRecord[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, account.id),
        isNull(sessions.endedAt),
        gt(sessions.lastSeenAt, new Date(clock() - SESSION_IDLE_MS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return found.filter((session) => judgeSession({ session, account }, clock()) === 'live');
}

/** Where the account is signed in: the present session first, then the last used. */
export async function listActiveSessions(context: SignedInContext) {
  const present = context.session.id;
  const live = await liveSessions(context);
  const ordered = [...live.filter(({ id }) => id === present), ...live.filter(({ id }) => id !== present)];
  return {
    list: ordered.map(({ id, createdAt, lastSeenAt, userAgent, address }) => {
      const network = networkOf(address);
      return {
        id,
        current: id === present,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device: deviceName(userAgent),
        ...(network !== undefined && { network }),
      };
    }),
  };
}

/** Ends a session of the account. Another's, or one that has ended, is left as it is and answers the same. */
export async function endActive(context: SignedInContext, { id }: { id: string }) {
  const live = await liveSessions(context);
  if (live.some((session) => session.id === id))
    await endSession(context.db, id, 'ended-by-member', context.clock());
  return {};
}

/** Ends every session of the account but the present one, tells its owner, and says how many were live. */
export async function endOthers(context: SignedInContext) {
  const { db, account, session, clock } = context;
  const live = await liveSessions(context);
  await endSessionsOf(db, account.id, 'ended-by-member', clock(), session.id);
  const ended = live.filter(({ id }) => id !== session.id).length;
  if (ended > 0) tellOwner(context, account, 'othersEnded');
  return { ended };
}
