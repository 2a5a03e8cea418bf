import type { Endpoint, ModuleId } from '@site/contracts/http/endpoint';
import { isAgentAccount, isTrialAccount } from '@site/contracts/values/accountTypes';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/client';
import { findSession, type SignedIn } from '../sessions/sessions';
import { Refusal } from './refusal';

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]{1,512}=*)$/i;

/** The bearer token of a call. */
export const bearerToken = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

/**
 * Who calls. On calls for anyone a dead token counts as none. A stream that is opened is no use of a session: pages open
 * one by themselves.
 *
 * @throws Refusal auth.required, session.expired or session.relogin on the others (docs/calls.md, "Rights").
 */
export async function identify(
  db: Database,
  request: FastifyRequest,
  merchant: string,
  { who, stream = false }: Endpoint,
  now: number,
): Promise<SignedIn | undefined> {
  const token = bearerToken(request);
  if (token === undefined) {
    if (who === 'public') return undefined;
    // A header that is no bearer token names a session that cannot exist.
    throw new Refusal(request.headers.authorization ? 'session.expired' : 'auth.required');
  }
  const found = await findSession(db, merchant, token, now, { inUse: !stream });
  if (found.state === 'live') return found;
  if (who === 'public') return undefined;
  throw new Refusal(found.state === 'relogin' ? 'session.relogin' : 'session.expired');
}

/**
 * Throws when this caller may not make the call (docs/calls.md, "Rights").
 *
 * @param module Under which it is made: of a call that serves several, one may be denied and another not.
 */
export function authorize({ who }: Endpoint, module: ModuleId, caller: SignedIn | undefined): void {
  if (who === 'public' || !caller) return;
  const { type, modulesDenied } = caller.account;
  if (isTrialAccount(type) && who !== 'session') throw new Refusal('trial.rejected');
  if (who === 'agent' && !isAgentAccount(type)) throw new Refusal('agent.required');
  if (modulesDenied.includes(module)) throw new Refusal('access.denied');
}
