import {
  addPasskey as addCall,
  confirmIdentity,
  passkeyCreationOptions,
  passkeyLogin,
  passkeyLoginOptions,
  passkeys as passkeysCall,
  recoveryLogin,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from '@site/contracts/areas/passkeys';
import type { FastifyInstance } from 'fastify';
import { HOUR, MINUTE } from '../../core/clock';
import type { Limit } from '../../core/http/rateLimit';
import { accountRoute, route } from '../../core/http/route';
import { confirm } from './confirm';
import { addPasskey, creationOptions } from './creation';
import { listPasskeys, remove, rename } from './list';
import { loginByPasskey, loginByRecoveryCode, loginOptions } from './login';
import { renewCodes, turnOff, turnOn } from './secondStep';

/** For one address. Every visit to the login page asks for options, behind one address of a carrier. */
const optionsLimit: Limit = { name: 'passkey options', calls: 300, windowMs: MINUTE };
const loginLimit: Limit = { name: 'passkey login', calls: 100, windowMs: MINUTE };
/** For one account. */
const confirmLimit: Limit = { name: 'confirm identity', calls: 10, windowMs: HOUR };
const changeLimit: Limit = { name: 'passkey changes', calls: 60, windowMs: HOUR };

/** Passkeys, the second step and its recovery codes. */
export function registerPasskeys(app: FastifyInstance): void {
  const { limiter } = app.platform;

  route(app, passkeyLoginOptions, loginOptions, { limit: optionsLimit });
  route(app, passkeyLogin, loginByPasskey, { limit: loginLimit });
  route(app, recoveryLogin, (context, typed) => loginByRecoveryCode(context, limiter, typed), {
    limit: loginLimit,
  });

  accountRoute(
    app,
    confirmIdentity,
    async (context, proof) => {
      await limiter.take(confirmLimit, context.account.id);
      return confirm(context, proof);
    },
    { costly: true },
  );

  accountRoute(app, passkeysCall, listPasskeys);
  accountRoute(app, passkeyCreationOptions, async (context) => {
    await limiter.take(changeLimit, context.account.id);
    return creationOptions(context);
  });
  accountRoute(app, addCall, addPasskey);
  accountRoute(app, renamePasskey, rename);
  accountRoute(app, removePasskey, remove);
  accountRoute(app, turnOnSecondStep, async (context) => {
    await limiter.take(changeLimit, context.account.id);
    return turnOn(context);
  });
  accountRoute(app, turnOffSecondStep, turnOff);
  accountRoute(app, renewRecoveryCodes, async (context) => {
    await limiter.take(changeLimit, context.account.id);
    return renewCodes(context);
  });
}
