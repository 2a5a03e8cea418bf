import { queryClient } from '@site/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Launches are kept under this, and only while a game's screen is open. */
const LAUNCHES = 'launches';

/** Key of a try to open a game: each try has a launch of its own. */
export const tryKey = (game: readonly (string | boolean)[], attempt: number) =>
  [LAUNCHES, ...game, attempt] as const;

export const FIRST_ATTEMPT = 1;

/** Forgets every launch: they are over with the screen. */
export function forgetLaunches(): void {
  queryClient.removeQueries({ queryKey: [LAUNCHES] });
}

interface Options<Launched> {
  /** What is opened, as part of a key. */
  readonly game: readonly (string | boolean)[];
  /** Whether all is known that a launch needs. */
  readonly ready: boolean;
  readonly launch: () => Promise<Launched>;
}

/** Tries to open a game. Each asks for another launch, because one works once; nothing keeps what is over. */
export function useTries<Launched>({ game, ready, launch }: Options<Launched>) {
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);
  const { data, error } = useQuery<Launched>({
    queryKey: tryKey(game, attempt),
    enabled: ready,
    queryFn: launch,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { who: 'session' },
  });
  useEffect(() => forgetLaunches, []);
  return { launched: data, error, attempt, again: () => setAttempt(attempt + 1) };
}
