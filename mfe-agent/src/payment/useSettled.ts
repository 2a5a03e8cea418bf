import { useEffect, useState } from 'react';

/** What has stood for so long is asked about, in ms. */
const SETTLED_MS = 300;

/**
 * Something that is typed or chosen, once that has paused.
 *
 * @returns `undefined` until then.
 */
export function useSettled<Value>(value: Value | undefined): Value | undefined {
  const text = JSON.stringify(value);
  const [settled, settle] = useState<string | undefined>(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? value : undefined;
}
