import { useState } from 'react';

/** A reason that is asked for, and the deployment that somebody decides on. */
export interface Decision {
  readonly expects: number;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** What is wrong with the reason; said once somebody has tried without one. */
  readonly fault: string | undefined;
  /** Whether there is a reason; says so when there is none. */
  check(): boolean;
  /** After what has changed was looked at. */
  decideOn(number: number): void;
}

/** The number stays the one that was live when the form was opened: who has not seen what came since has not decided on it. */
export function useDecision(number: number): Decision {
  const [expects, setExpects] = useState(number);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return {
    expects,
    reason,
    setReason,
    fault: tried && isMissing ? 'Say why: it stands in the log.' : undefined,
    check() {
      setTried(true);
      return !isMissing;
    },
    decideOn: setExpects,
  };
}
