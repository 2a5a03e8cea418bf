import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { areModulesLoading, subscribeModules } from '../federation/loading/modules';
import { isSlowLine } from './connection';

/** A first load that takes longer than this is worth a word, in ms. */
export const SLOW_LOAD_MS = 4_000;
/** Where the browser knows that the line is slow, nobody has to wait that long to be told. */
export const SLOW_LINE_LOAD_MS = 1_000;

/** Whether something that was never here before is taking long (HS-096). What is only refreshed does not count. */
export function useSlowLoad(): boolean {
  const queries = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const modules = useSyncExternalStore(subscribeModules, areModulesLoading);
  const loading = queries > 0 || modules;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), isSlowLine() ? SLOW_LINE_LOAD_MS : SLOW_LOAD_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  return slow;
}
