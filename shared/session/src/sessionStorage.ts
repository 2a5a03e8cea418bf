import { readPreference, writePreference } from './preferences';
import { SessionInfo } from './sessionInfo';
import { clearSessionStorage, readStored, removeStored, writeStored } from './storage';

export const SESSION_KEY = 'MC_SESSION_INFO';

/** The stored session, from the one place that `autoLogin` names; what lies in the other is stale and goes. */
export function loadSession(): SessionInfo | null {
  const persist = readPreference('autoLogin') === '1';
  removeStored(SESSION_KEY, persist ? 'session' : 'local');
  return readStored(SESSION_KEY, SessionInfo, persist ? 'local' : 'session') ?? null;
}

/** Keeps a session for this browser (`persist`) or for this tab. Without storage it lives in memory alone. */
export function saveSession(session: SessionInfo, persist: boolean): void {
  writePreference('autoLogin', persist ? '1' : '0');
  removeStored(SESSION_KEY, persist ? 'session' : 'local');
  writeStored(SESSION_KEY, session, persist ? 'local' : 'session');
}

/** Forgets the session and all that session storage held beside it (HS-058, HS-059). */
export function forgetSession(): void {
  removeStored(SESSION_KEY);
  clearSessionStorage();
  writePreference('autoLogin', '0');
}

/** Whether the present session survives the tab. */
export function isPersistent(): boolean {
  return readPreference('autoLogin') === '1';
}
