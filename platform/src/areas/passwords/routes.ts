import {
  changePassword,
  passwordByEmail,
  passwordByPhone,
  passwordByTicket,
} from '@site/contracts/areas/passwords';
import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../core/clock';
import type { Limit } from '../../core/http/rateLimit';
import { accountRoute, route } from '../../core/http/route';
import { mailTicket, setByTicket } from './byEmail';
import { setByPhone } from './byPhone';
import { change } from './change';

/** For one address (docs/calls.md, "Rate limits"). */
const emailLimit: Limit = { name: 'password by e-mail', calls: 30, windowMs: HOUR };
const ticketLimit: Limit = { name: 'password by ticket', calls: 30, windowMs: HOUR };
const phoneLimit: Limit = { name: 'password by phone', calls: 60, windowMs: HOUR };
/** For one account: as often as other secrets may be tried. */
const changeLimit: Limit = { name: 'change password', calls: 10, windowMs: HOUR };

/** Forgotten and changed passwords (docs/calls.md, "Passwords"). */
export function registerPasswords(app: FastifyInstance): void {
  const { limiter } = app.platform;

  route(app, passwordByEmail, (context, typed) => mailTicket(context, app.platform, typed), {
    limit: emailLimit,
  });
  route(app, passwordByTicket, setByTicket, { limit: ticketLimit, costly: true });
  route(app, passwordByPhone, setByPhone, { limit: phoneLimit, costly: true });

  accountRoute(
    app,
    changePassword,
    async (context, typed) => {
      await limiter.take(changeLimit, context.account.id);
      return change(context, typed);
    },
    { costly: true },
  );
}
