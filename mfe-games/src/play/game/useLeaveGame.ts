import { PATHS } from '@site/contracts/values/paths';
import { useBack, useNavigate } from '@site/router';
import { useEffect, useState } from 'react';

/** A step back changes the address in a few ms. One that has not after so long leads nowhere, in ms. */
export const STEP_LIMIT_MS = 1_000;

/**
 * Leaves a game for the page before it. Pages in frames share the history of the window: where a game's page has
 * made entries, a step back leads to one of those, and the site stays where it is. It leaves all the same: by the
 * window's own entries where the browser tells them apart, else for home.
 */
export function useLeaveGame(): () => void {
  const back = useBack();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<string>();
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => {
      setLeaving(undefined);
      // The next page may still be loading.
      if (window.location.href !== leaving) return;
      if (window.navigation?.canGoBack) window.navigation.back();
      else void navigate(PATHS.home, { replace: true });
    }, STEP_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return () => {
    if (leaving !== undefined) return;
    setLeaving(window.location.href);
    back();
  };
}
