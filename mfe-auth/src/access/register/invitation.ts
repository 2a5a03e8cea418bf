import type { PATHS, PathParameters } from '@site/contracts/values/paths';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { useLocation } from '@site/router';
import { readText, removeStored, writeText } from '@site/session';
import { useEffect } from 'react';

const NAME: keyof PathParameters[typeof PATHS.register] = 'invite';
/** As long as a code may be, or less: what is anything else was not sent by a member. */
const CODE = /^[A-Za-z0-9]{4,64}$/;

const codeIn = (text: string | null | undefined) => (text && CODE.test(text) ? text : undefined);

/**
 * The invitation code of the link that led here, for the form to begin with. It is kept while this tab is open: who looks
 * around before registering is still somebody's friend.
 */
export function useInvitation(): string {
  const { search } = useLocation();
  const linked = codeIn(new URLSearchParams(search).get(NAME));
  useEffect(() => {
    if (linked !== undefined) writeText(STORAGE_KEYS.invitation, linked, 'session');
  }, [linked]);
  return linked ?? codeIn(readText(STORAGE_KEYS.invitation, 'session')) ?? '';
}

/** After the account was made: it has served. */
export const forgetInvitation = (): void => removeStored(STORAGE_KEYS.invitation, 'session');
