import {
  captcha,
  freePlayLogin,
  login as loginCall,
  logout,
  renewSession,
} from '@site/contracts/areas/account';
import { activeSessions, endActiveSession, endOtherSessions } from '@site/contracts/areas/sessions';
import { trialAccount } from '@site/contracts/areas/trial';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HOUR, MINUTE } from '../../core/clock';
import { bearerToken } from '../../core/http/caller';
import type { Limit } from '../../core/http/rateLimit';
import { accountRoute, route } from '../../core/http/route';
import { endSession, sessionEnd } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { endActive, endOthers, listActiveSessions } from './activeSessions';
import { issueCaptcha } from './captcha';
import { issueTrial, startFreePlay } from './freePlay';
import { login } from './login';

/** For one address (docs/calls.md, "Rate limits"). */
const captchaLimit: Limit = { name: 'captcha', calls: 60, windowMs: MINUTE };
const trialLimit: Limit = { name: 'trial', calls: 30, windowMs: HOUR };
const freePlayLimit: Limit = { name: 'free play', calls: 30, windowMs: HOUR };

export function registerSession(app: FastifyInstance): void {
  route(app, loginCall, login, { costly: true });

  route(app, trialAccount, issueTrial, { limit: trialLimit });

  route(app, freePlayLogin, startFreePlay, { limit: freePlayLimit });

  accountRoute(app, renewSession, async ({ db, session, clock, http }) => {
    const now = clock();
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.id, session.id));
    return { token: bearerToken(http.request) ?? '', expirationTime: sessionEnd(session, now) };
  });

  route(app, logout, async ({ db, session, clock }) => {
    if (session) await endSession(db, session.id, 'logout', clock());
    return {};
  });

  accountRoute(app, activeSessions, listActiveSessions);
  accountRoute(app, endActiveSession, endActive);
  accountRoute(app, endOtherSessions, endOthers);

  route(app, captcha, async ({ db, http, clock }) => ({ image: await issueCaptcha(db, http, clock()) }), {
    limit: captchaLimit,
  });
}
