import { PATHS } from '@site/contracts/values/paths';
import { useBack, useSearchParams } from '@site/router';
import { useAddressSheet } from '@site/ui/useSheet';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Of the query: the step that lies over the form. */
const STEP = 'step';
const PASSWORD = 'password';

/**
 * The sheet that asks for the payment password: a step of its own, which Back takes again.
 *
 * @param ready Whether there is something that it can be asked for.
 */
export function usePasswordSheet(ready: boolean) {
  const sheet = useAddressSheet(STEP, () => ready);
  return { ...sheet, show: () => sheet.show(PASSWORD) };
}

/**
 * Takes that step back, once, as soon as it is wanted.
 *
 * @returns whether it still lies over the form.
 */
export function useLeavePassword(wanted: boolean): boolean {
  const [search] = useSearchParams();
  const isOver = search.has(STEP);
  const left = useRef(false);
  const back = useEffectEvent(useBack('step', PATHS.withdraw));
  useEffect(() => {
    if (wanted && isOver && !left.current) back();
    left.current = wanted && isOver;
  }, [wanted, isOver]);
  return isOver;
}
