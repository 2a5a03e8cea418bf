import { useEffect, useEffectEvent } from 'react';

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Calls `act` once, `afterMs` milliseconds after the component has appeared, unless a dialog is open by then:
 * whatever else opens by itself goes first, and a user who is busy is left alone until the next visit.
 */
export function useCalmMoment(afterMs: number, act: () => void): void {
  const actIfCalm = useEffectEvent(() => {
    if (document.querySelector(OPEN_DIALOG) === null) act();
  });
  useEffect(() => {
    const timer = setTimeout(() => actIfCalm(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}
