import { playState } from '@site/contracts/areas/care/state';
import { systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { getSession, signOut } from '@site/session';
import type { ApiError } from './apiError';
import { queryClient } from './queryClient';
import { endpointKey } from './queryKey';
import { apiSettings, type SessionEnd } from './settings';

const SESSION_ENDS: Readonly<Record<string, SessionEnd>> = {
  'session.expired': 'expired',
  'session.relogin': 'relogin',
  'auth.required': 'required',
};

/** What a code says about data that was fetched before it (docs/calls.md, "Error codes"). */
const OUTDATED_BY: Readonly<Record<string, readonly string[]>> = {
  'feature.unavailable': endpointKey(whitelabelMenu),
  'system.upgrading': endpointKey(systemStatus),
  'system.maintenance': endpointKey(systemStatus),
  'region.restricted': endpointKey(systemStatus),
  'play.closed': endpointKey(playState),
};

let leaving: string | undefined;

/** Says that its owner is ending the session of this token: that calls of it are refused is no news to them. */
export function expectEnd(token: string): void {
  leaving = token;
}

/** The reactions that every caller would otherwise repeat. `token`: the one the failed call was made with. */
export function reactTo(error: ApiError, token: string | undefined, silent: boolean): void {
  const outdated = OUTDATED_BY[error.code];
  // One that is on its way is not begun anew: it would be by its own failure, without end.
  if (outdated) void queryClient.invalidateQueries({ queryKey: outdated }, { cancelRefetch: false });
  const end = SESSION_ENDS[error.code];
  if (end) signOutAfter(end, error, token, silent);
}

function signOutAfter(end: SessionEnd, error: ApiError, token: string | undefined, silent: boolean): void {
  if (token === undefined) {
    if (!silent) apiSettings().onSessionEnded('required', error);
    return;
  }
  // Of ten calls that fail together the first clears the session; a later login is none of theirs.
  if (getSession()?.token !== token || token === leaving) return;
  signOut(end === 'relogin' ? 'relogin' : 'expired');
  apiSettings().onSessionEnded(end, error);
}
