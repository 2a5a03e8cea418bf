import { serverNow } from '@site/api';
import { useState } from 'react';
import { usePhoneProof } from '../firebase/usePhoneProof';
import type { SmsNumber } from '../mobile/smsNumber';
import { useCountdown } from './useCountdown';

/**
 * Between two codes, in ms. Firebase names no time; this is the platform's own (docs/calls.md, "SMS codes").
 */
const WAIT_MS = 60_000;

interface FirebaseCodeOptions {
  readonly onSending: () => void;
  readonly onSent: () => void;
  /** Nothing is said of it (AU-036). */
  readonly onFailed: () => void;
}

/** Sends codes by Firebase, and counts until the next; `undefined` where the merchant does not have it so. */
export function useFirebaseCode({ onSending, onSent, onFailed }: FirebaseCodeOptions) {
  const proof = usePhoneProof();
  const [end, setEnd] = useState<number>();
  const seconds = useCountdown(end);
  if (!proof) return undefined;
  const send = async (number: SmsNumber) => {
    setEnd(serverNow() + WAIT_MS);
    onSending();
    try {
      await proof.send(number);
      onSent();
    } catch {
      setEnd(undefined);
      onFailed();
    }
  };
  return { send, seconds };
}
