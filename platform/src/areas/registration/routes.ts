import {
  affiliateCheck,
  registerByMobile,
  registerByUsername,
  registerSettings,
  usernameCheck,
} from '@site/contracts/areas/registration';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../core/clock';
import type { Limit } from '../../core/http/rateLimit';
import { route } from '../../core/http/route';
import { findByUsername } from '../accounts/service';
import { fieldsRefusal } from './form';
import { findInvitation } from './referrers';
import { register } from './register';
import { registerSettingsOf } from './settings';
import { usernameFault } from './usernames';

/** For one address (docs/calls.md, "Rate limits"); for registrations, which hash passwords, as well. */
const usernameLimit: Limit = { name: 'username check', calls: 60, windowMs: MINUTE };
const affiliateLimit: Limit = { name: 'affiliate check', calls: 60, windowMs: MINUTE };
const registerLimit: Limit = { name: 'register', calls: 60, windowMs: MINUTE };

/** How somebody becomes a member (docs/calls.md, "Registration"). */
export function registerRegistration(app: FastifyInstance): void {
  route(app, registerSettings, ({ merchant }) => registerSettingsOf(merchant));

  route(app, registerByUsername, (context, payload) => register(context, payload, 'username'), {
    limit: registerLimit,
    costly: true,
  });
  route(app, registerByMobile, (context, payload) => register(context, payload, 'mobileNum'), {
    limit: registerLimit,
    costly: true,
  });

  route(
    app,
    usernameCheck,
    async ({ db, merchant }, { username: typed }) => {
      const username = typed.trim();
      const fault = usernameFault(merchant, username);
      if (fault) throw fieldsRefusal([['username', fault]]);
      return { available: (await findByUsername(db, merchant.code, username)) === undefined };
    },
    { limit: usernameLimit },
  );

  route(
    app,
    affiliateCheck,
    async ({ db, merchant, clock }, { code, domain }) => {
      await findInvitation(db, merchant.code, code, { domain, at: new Date(clock()) });
      return {};
    },
    { limit: affiliateLimit },
  );
}
