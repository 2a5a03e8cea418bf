import { useEffect, useEffectEvent } from 'react';

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * For what opens by itself: calls `act` once, `afterMs` milliseconds after the component has appeared, unless a
 * dialog is open by then. Whatever was first goes first, and a user who is busy is left alone until the
 * component appears anew.
 */
export function useDelayedPrompt(afterMs: number, act: () => void): void {
  const actIfCalm = useEffectEvent(() => {
    if (document.querySelector(OPEN_DIALOG) === null) act();
  });
  useEffect(() => {
    const timer = setTimeout(() => actIfCalm(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}
