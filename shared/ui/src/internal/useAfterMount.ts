import { useEffect, useState } from 'react';

/** The value, but false in the first commit: what mounts open has no closed state to move from. */
export function useAfterMount(value: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && value;
}
