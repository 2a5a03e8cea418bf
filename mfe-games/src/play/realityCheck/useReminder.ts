import { useEffect, useState } from 'react';
import type { Interval } from './interval';
import { continuePlay, dueAt, keepPlay } from './playTime';

/** How often an open game is noted, in ms: less than the pause that ends a stretch of playing. */
const NOTE_EVERY_MS = 60_000;

interface Options {
  readonly account: string;
  readonly demo: boolean;
  /** When the game was launched, by the server's clock. */
  readonly startedAt: string;
  readonly interval: Interval;
}

/**
 * Counts the time of playing by the clock on the wall, so that a hidden tab and a sleeping phone count too.
 * `due` while a reminder is to be shown; `restart` ends it, and the next one is counted from then.
 */
export function useReminder({ account, demo, startedAt, interval }: Options) {
  const [time, setTime] = useState(() => continuePlay(account, demo, startedAt, Date.now()));
  const [due, setDue] = useState(false);

  useEffect(() => {
    const note = () => keepPlay(account, demo, { ...time, seen: Date.now() });
    note();
    const noting = setInterval(note, NOTE_EVERY_MS);
    return () => {
      clearInterval(noting);
      note();
    };
  }, [account, demo, time]);

  useEffect(() => {
    const at = dueAt(time, interval);
    if (at === undefined || due) return;
    const check = () => {
      if (Date.now() >= at) setDue(true);
    };
    const timer = setTimeout(check, Math.max(0, at - Date.now()));
    // A sleeping phone stops timers: who comes back is told at once.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [time, interval, due]);

  const restart = () => {
    setTime({ ...time, reminded: Date.now() });
    setDue(false);
  };
  return { time, due, restart };
}
