import type { LoginPayload } from '@site/contracts/areas/account';
import type { Assertion } from '@site/contracts/areas/passkeys';
import { HOUR } from '../../core/clock';
import type { Limit, RateLimiter } from '../../core/http/rateLimit';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { assertMaySignIn, beginSession } from '../session/begin';
import { provePasskey } from './assertion';
import { ticketAccount, useLoginTicket } from './loginTickets';
import { requestOptions } from './options';
import { countRecoveryCodes, useRecoveryCode } from './recoveryCodes';

/** Tries of recovery codes for one account. Whoever tries has its password: nobody else is locked out by this. */
const recoveryLimit: Limit = { name: 'recovery code', calls: 10, windowMs: HOUR };

/**
 * Options for a login by passkey, or for the second step of a ticket.
 *
 * @throws Refusal feature.unavailable, login.ticket.expired, passkey.missing.
 */
export async function loginOptions(context: Context, { ticket }: { ticket?: string | undefined }) {
  const { db, merchant, clock } = context;
  const account = ticket && (await ticketAccount(db, merchant.code, ticket, clock()));
  const options = await requestOptions(context, account ? account.id : undefined);
  if (!options) throw new Refusal(account ? 'passkey.missing' : 'feature.unavailable');
  return options;
}

interface PasskeyLogin {
  readonly credential: Assertion;
  readonly ticket?: string | undefined;
  readonly portal?: LoginPayload['portal'];
}

/**
 * Logs in by a passkey alone, which is both steps in one, or takes the second step of a ticket. A live session of
 * the caller ends.
 *
 * @throws Refusal passkey.*, login.ticket.expired, and those of an account that may not log in.
 */
export async function loginByPasskey(context: Context, { credential, ticket, portal }: PasskeyLogin) {
  const { db, merchant, clock } = context;
  const secondStepOf = ticket ? await ticketAccount(db, merchant.code, ticket, clock()) : undefined;
  const account = await provePasskey(context, credential, { secondStepOf });
  assertMaySignIn(account, portal);
  if (ticket) await useLoginTicket(db, ticket);
  return beginSession(context, account);
}

/**
 * Takes the second step of a ticket by a recovery code, which it uses up.
 *
 * @throws Refusal login.ticket.expired, recovery.code.wrong, request.rate.limited, and those of an account that
 *   may not log in.
 */
export async function loginByRecoveryCode(
  context: Context,
  limiter: RateLimiter,
  { ticket, recoveryCode }: { ticket: string; recoveryCode: string },
) {
  const { merchant, clock } = context;
  const account = await ticketAccount(context.db, merchant.code, ticket, clock());
  assertMaySignIn(account, undefined);
  await limiter.take(recoveryLimit, account.id);
  return context.db.transaction(async (tx) => {
    await useRecoveryCode(tx, account.id, recoveryCode);
    await useLoginTicket(tx, ticket);
    const session = await beginSession({ ...context, db: tx }, account);
    return { ...session, recoveryCodesLeft: await countRecoveryCodes(tx, account.id) };
  });
}
