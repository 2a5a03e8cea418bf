import { signOut } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { useState } from 'react';
import { useConfirm } from '../Dialog';
import { toast, toastDuration } from '../Toast';

/** What home is told, so that it can say that it is done. */
const SIGNED_OUT = { signedOut: true };

/** @param state Of a location. */
export const wasSignedOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signedOut' in state && state.signedOut === true;

export interface SignOutTexts {
  /** The question, and what it means. */
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Of the notice while the platform is told. */
  readonly wait: string;
}

/**
 * Asks, tells the platform, ends the session here in any case (HS-025, HS-057 to HS-059), and puts home in this
 * page's place: a step back must not lead here (AU-083).
 */
export function useSignOut({ title, body, confirm, cancel, wait }: SignOutTexts) {
  const ask = useConfirm();
  const navigate = useNavigate();
  const [signingOut, setSigningOut] = useState(false);
  const start = async () => {
    const sure = await ask({ title, body, confirmLabel: confirm, cancelLabel: cancel, tone: 'danger' });
    if (!sure) return;
    setSigningOut(true);
    const notice = toast.loading(wait, { duration: toastDuration.loadingCapped });
    await signOut();
    toast.dismiss(notice);
    await navigate(PATHS.home, { replace: true, state: SIGNED_OUT });
    setSigningOut(false);
  };
  return { signOut: () => void start(), signingOut };
}
