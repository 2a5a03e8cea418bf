import { useSearchParams } from '@site/router';
import { useCallback, useMemo } from 'react';

/** Parts of names; what has them all is shown. The matrix and the log have the same. */
export interface Filters {
  readonly remote: string;
  readonly release: string;
  readonly merchant: string;
  readonly by: string;
}

export const FILTER_NAMES = [
  'remote',
  'release',
  'merchant',
  'by',
] as const satisfies readonly (keyof Filters)[];

/** What is filtered by, as the address says it: so it can be sent to somebody, and stays from page to page. */
export function useFilters(): readonly [Filters, (name: keyof Filters, value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const filters = useMemo(() => {
    const read = new URLSearchParams(text);
    const [remote = '', release = '', merchant = '', by = ''] = FILTER_NAMES.map(
      (name) => read.get(name) ?? '',
    );
    return { remote, release, merchant, by };
  }, [text]);
  const change = useCallback(
    (name: keyof Filters, value: string) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [filters, change];
}

/** Whether a name has a part, however it is written. */
export function has(name: string, part: string): boolean {
  return part === '' || name.toLowerCase().includes(part.trim().toLowerCase());
}
