import { useEffect, useEffectEvent, useState } from 'react';

interface Attempt<Launched> {
  readonly number: number;
  readonly launched?: Launched | undefined;
  readonly error?: Error;
}

/**
 * Attempts to open a game, each with a launch of its own, because one works once. They are the page's state and
 * in no cache: whatever is fetched again or forgotten there, a game that is open goes on.
 *
 * @param launch Makes a launch; `undefined` until all is known that it needs.
 * @param first A launch that was made before, for the first attempt.
 */
export function useLaunchAttempts<Launched>(launch: (() => Promise<Launched>) | undefined, first?: Launched) {
  const [attempt, setAttempt] = useState<Attempt<Launched>>({ number: 1, launched: first });
  const { number, launched, error } = attempt;
  const isWaiting = launched === undefined && error === undefined;
  const canLaunch = launch !== undefined;
  const request = useEffectEvent(() => launch?.());

  useEffect(() => {
    if (!isWaiting || !canLaunch) return;
    let isOver = false;
    const settle = (outcome: Omit<Attempt<Launched>, 'number'>) => {
      if (!isOver) setAttempt({ number, ...outcome });
    };
    request()?.then(
      (result) => settle({ launched: result }),
      (fault: Error) => settle({ error: fault }),
    );
    return () => {
      isOver = true;
    };
  }, [number, isWaiting, canLaunch]);

  return {
    launched,
    error: error ?? null,
    again: () => setAttempt({ number: number + 1 }),
  };
}
