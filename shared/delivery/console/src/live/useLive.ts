import type { ConsoleEvent } from '@site/contracts/federation/consoleApi';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readEvents } from './readEvents';

/** How often everything is asked for while there is no stream, in ms. */
export const ASKED_EVERY_MS = 15_000;
/** Pauses before a stream is tried again, in ms; the last one stays. */
const PAUSES_MS = [500, 2_000, 5_000, 15_000];
/** Several events within it are read, and told, together. */
const TOGETHER_MS = 1_000;

/** `live`: changes show at once. `asking`: every 15 seconds. */
export type LiveState = 'connecting' | 'live' | 'asking';

/** What has happened, in words for who does not see it. */
export interface LiveNews {
  readonly state: LiveState;
  readonly announcement: string;
}

/** Keeps what the page shows as new as what is live (FD-074). */
export function useLive(): LiveNews {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const ending = new AbortController();
    let failures = 0;
    let waiting: ConsoleEvent[] = [];
    let together: ReturnType<typeof setTimeout> | undefined;

    const readAgain = () => {
      for (const key of ['matrix', 'log', 'releases', 'rollouts', 'previews'])
        void queries.invalidateQueries({ queryKey: [key] });
    };
    const gather = (event: ConsoleEvent) => {
      waiting.push(event);
      together ??= setTimeout(() => {
        readAgain();
        setAnnouncement(wordsOf(waiting));
        waiting = [];
        together = undefined;
      }, TOGETHER_MS);
    };
    const asking = setInterval(() => {
      if (failures > 0) readAgain();
    }, ASKED_EVERY_MS);

    const keepReading = async () => {
      while (!ending.signal.aborted) {
        const onOpen = () => {
          failures = 0;
          setState('live');
          readAgain();
        };
        await readEvents({ onOpen, onEvent: gather }, ending.signal).catch(() => undefined);
        if (ending.signal.aborted) return;
        failures += 1;
        if (failures > 1) setState('asking');
        await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0, ending.signal);
      }
    };
    void keepReading();
    return () => {
      ending.abort();
      clearInterval(asking);
      clearTimeout(together);
    };
  }, [queries]);

  return { state, announcement };
}

/** One sentence for all that has happened together. */
export function wordsOf(events: readonly ConsoleEvent[]): string {
  const deployments = events.filter(({ kind }) => kind === 'deployment').length;
  const lines = events.filter(({ kind }) => kind === 'log').length;
  const parts = [
    ...(deployments > 0
      ? [deployments === 1 ? 'a deployment has gone live' : `${deployments} deployments have gone live`]
      : []),
    ...(lines > 0 ? [lines === 1 ? 'the log has a new line' : `the log has ${lines} new lines`] : []),
  ];
  const text = parts.length > 0 ? parts.join(', and ') : 'something has changed';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
