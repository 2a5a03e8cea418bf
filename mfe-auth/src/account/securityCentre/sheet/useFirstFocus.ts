import { useEffect, useRef } from 'react';

/** The ref of the input that a new step begins at: keyboards and screen readers follow it there. */
export function useFirstFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return input;
}
