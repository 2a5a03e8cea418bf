import { useEffect, useState } from 'react';
import { latinDigits } from '../internal/latinDigits';

export const PIN_LENGTH = 6;

/** The digits of what was typed or pasted, as many as there is room for. */
const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '').slice(0, PIN_LENGTH);

interface PinOptions {
  onComplete: (pin: string) => void;
  error: string | undefined;
  busy: boolean;
}

/**
 * The digits so far. They are handed on with the last one, once, and are gone when the answer is here: no pad
 * is left with a secret in it.
 */
export function usePin({ onComplete, error, busy }: PinOptions) {
  const [digits, setDigits] = useState('');
  useEffect(() => {
    if (error !== undefined) setDigits('');
  }, [error]);
  useEffect(() => {
    if (busy) return () => setDigits('');
  }, [busy]);

  const change = (text: string) => {
    const next = digitsOf(text);
    if (busy || next === digits) return;
    setDigits(next);
    if (next.length === PIN_LENGTH) onComplete(next);
  };
  return { digits, change };
}
