import { hasCode } from '@site/api';
import { useCallback, useRef, useState } from 'react';

/** Makes a change; asks who it is when the platform wants that first, and makes it again. */
export type WhenConfirmed = <Value>(change: () => Promise<Value>) => Promise<Value>;

/**
 * For changes that the platform makes for the owner of the account alone.
 *
 * `whenConfirmed` throws what the change throws; `auth.confirm.required` when the question was closed.
 */
export function useIdentity() {
  const [asking, setAsking] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(undefined);
  const answer = useCallback((confirmed: boolean) => {
    setAsking(false);
    settle.current?.(confirmed);
  }, []);
  const whenConfirmed = useCallback<WhenConfirmed>(async (change) => {
    try {
      return await change();
    } catch (error) {
      if (!hasCode(error, 'auth.confirm.required')) throw error;
      const confirmed = await new Promise<boolean>((resolve) => {
        settle.current?.(false);
        settle.current = resolve;
        setAsking(true);
      });
      if (!confirmed) throw error;
      return change();
    }
  }, []);
  return { whenConfirmed, asking, answer };
}
