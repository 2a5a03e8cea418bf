import { startTrial } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { useNavigate } from '@site/router';
import { useState } from 'react';

/** Starts a trial session and ends on home (AU-084 to AU-087). `error` until the next try. */
export function useStartTrial() {
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = async () => {
    setStarting(true);
    setError(undefined);
    try {
      await startTrial();
      await navigate(HOME_PATH, { replace: true });
    } catch (failure) {
      setError(failure);
      setStarting(false);
    }
  };
  return { start: () => void start(), starting, error };
}
