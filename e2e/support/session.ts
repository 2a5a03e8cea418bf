import type { BrowserContext } from '@playwright/test';
import { ask, PLATFORM } from './platformCall';
import { sealedCalls } from './sealedCalls';
import { type SiteCode, siteOrigin } from './site';

/** Of the demonstration accounts; README names it. */
export const DEMONSTRATION_PASSWORD = 'Passw0rd1';

/** Each session is opened from an address of its own: what others failed at is not counted against it. */
let addresses = Math.floor(Math.random() * 2 ** 16);
function nextAddress(): string {
  addresses += 1;
  return `198.18.${(addresses >> 8) % 256}.${addresses % 256}`;
}

/** What the site keeps of a session in local storage when a member wishes to stay signed in. */
export interface StoredSession {
  readonly origin: string;
  readonly localStorage: { name: string; value: string }[];
}

export interface NewMember {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** Of a member or agent, whose agent's team the new one is in. */
  readonly affiliateCode?: string | undefined;
}

/** Signs a demonstration account in by the call that the login page makes. */
export function openSession(merchant: SiteCode, username: string): Promise<StoredSession> {
  return sessionWith(merchant, username, DEMONSTRATION_PASSWORD);
}

/** Signs an account in likewise, with a password of its own. */
export function sessionWith(merchant: SiteCode, username: string, password: string): Promise<StoredSession> {
  const login = { type: 'username', username, password };
  return sessionOf(merchant, 'POST', '/wps/session/login', login);
}

/** The code by which a demonstration account invites. */
export async function invitationOf(merchant: SiteCode, username: string): Promise<string> {
  const session = await openSession(merchant, username);
  const { token } = JSON.parse(session.localStorage[0]?.value ?? '{}') as { token: string };
  const { code } = await ask<{ code: string }>('/wps/referral/info', {
    headers: { merchant, authorization: `Bearer ${token}` },
  });
  return code;
}

/** Makes a member by the call that the registration page makes; their session begins with it. */
export function registerByCall(merchant: SiteCode, member: NewMember): Promise<StoredSession> {
  const { username, password, email, affiliateCode } = member;
  const form = {
    username,
    password,
    confirmPassword: password,
    ...(email && { email }),
    ...(affiliateCode && { affiliateCode }),
  };
  const origin = { registerUrl: siteOrigin(merchant), registerMethod: 'H5', type: 0 };
  return sessionOf(merchant, 'PUT', '/wps/account/register', { ...form, ...origin });
}

async function sessionOf(
  merchant: SiteCode,
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
): Promise<StoredSession> {
  const seal = await sealedCalls(PLATFORM, merchant);
  const { headers, body } = seal(payload);
  const opened = await ask<OpenedSession>(path, {
    method,
    headers: { ...headers, 'x-forwarded-for': nextAddress() },
    body,
  });
  return storedSession(merchant, opened);
}

/** What a call that opens a session answers, as far as the site keeps it. */
export interface OpenedSession {
  readonly token: string;
  readonly userName: string;
  readonly type: number;
}

export function storedSession(merchant: SiteCode, { token, userName, type }: OpenedSession): StoredSession {
  const session = { token, merchantCode: merchant, userName, type, firstTimeLogin: false };
  return {
    origin: siteOrigin(merchant),
    localStorage: [
      { name: 'MC_SESSION_INFO', value: JSON.stringify(session) },
      { name: 'autoLogin', value: '1' },
    ],
  };
}

/**
 * Signs the site's next document in this browser in. Once: who logs out there stays logged out.
 */
export async function giveSession(context: BrowserContext, { origin, localStorage: stored }: StoredSession) {
  await context.addInitScript(
    ({ of, entries }) => {
      const mark = `test.session.${entries[0]?.value}`;
      if (window.origin !== of || localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'given');
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    { of: origin, entries: stored },
  );
}
