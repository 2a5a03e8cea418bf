import { freePlayLogin, logout, renewSession } from '@site/contracts/areas/account';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { getSession, renewToken, signIn, signOut as signOutHere, writeText } from '@site/session';
import { call } from '../call';
import { cancelPrivateQueries } from '../followSession';
import { expectEnd } from '../reactions';
import { apiSettings } from '../settings';

/**
 * Signs out on the platform and then in every tab. Never throws: a platform that does not answer must not keep
 * anybody signed in here.
 */
export async function signOut(): Promise<void> {
  const session = getSession();
  if (session) {
    expectEnd(session.token);
    cancelPrivateQueries();
    // Without an answer the token dies by itself on the platform.
    await call(logout, {}, { silent: true }).catch(() => undefined);
  }
  signOutHere();
}

/** Keeps the session alive; a new token takes the old one's place. Nothing for guests. Throws ApiError. */
export async function renew(): Promise<void> {
  const session = getSession();
  if (!session) return;
  const { token } = await call(renewSession, {}, { silent: true });
  // A login or logout that came between has a token of its own.
  if (getSession()?.token === session.token) renewToken(token);
}

/** Session storage key of the trial user's name (AU-085); signing out clears it with the rest. */

/** Makes a trial account and signs it in, for this tab alone. Throws ApiError. */
export async function startTrial(): Promise<void> {
  const { token, userName, customerType } = await call(freePlayLogin, {});
  signIn(
    { token, userName, type: customerType, merchantCode: apiSettings().merchant.code, firstTimeLogin: false },
    { persist: false },
  );
  writeText(STORAGE_KEYS.trialUserName, userName, 'session');
}
