import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readPreference, writePreference } from './preferences';
import { SessionInfo } from './sessionInfo';
import { clearSessionStorage, readStored, removeStored, writeStored } from './storage';

/** The stored session, from the one place that `autoLogin` names; what lies in the other is stale and goes. */
export function loadSession(): SessionInfo | null {
  const persist = readPreference('autoLogin') === '1';
  removeStored(STORAGE_KEYS.session, persist ? 'session' : 'local');
  return readStored(STORAGE_KEYS.session, SessionInfo, persist ? 'local' : 'session') ?? null;
}

/** Keeps a session for this browser (`persist`) or for this tab. Without storage it lives in memory alone. */
export function saveSession(session: SessionInfo, persist: boolean): void {
  writePreference('autoLogin', persist ? '1' : '0');
  removeStored(STORAGE_KEYS.session, persist ? 'session' : 'local');
  writeStored(STORAGE_KEYS.session, session, persist ? 'local' : 'session');
}

/** Forgets the session and all that session storage held beside it (HS-058, HS-059). */
export function forgetSession(): void {
  removeStored(STORAGE_KEYS.session);
  clearSessionStorage();
  writePreference('autoLogin', '0');
}

/** Whether the present session survives the tab. */
export function isPersistent(): boolean {
  return readPreference('autoLogin') === '1';
}
