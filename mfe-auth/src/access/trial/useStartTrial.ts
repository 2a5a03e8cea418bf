import { startTrial } from '@site/api';
import { returnPath, useLocation, useNavigate } from '@site/router';
import { useState } from 'react';

/**
 * Starts a trial session and ends on home (AU-084 to AU-087), or on the page that sent the visitor here: a game
 * to try. `error` until the next try.
 */
export function useStartTrial() {
  const navigate = useNavigate();
  const location = useLocation();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = async () => {
    setStarting(true);
    setError(undefined);
    try {
      await startTrial();
      await navigate(returnPath(location), { replace: true });
    } catch (failure) {
      setError(failure);
      setStarting(false);
    }
  };
  return { start: () => void start(), starting, error };
}
