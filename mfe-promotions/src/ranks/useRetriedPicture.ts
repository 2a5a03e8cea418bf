import { useState } from 'react';

/** A picture that may not load. Each retry is another element, so that the browser fetches it again. */
export function useRetriedPicture() {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  return {
    attempt,
    failed,
    fail: () => setFailed(true),
    retry: () => {
      setAttempt((before) => before + 1);
      setFailed(false);
    },
  };
}

export type RetriedPicture = ReturnType<typeof useRetriedPicture>;
