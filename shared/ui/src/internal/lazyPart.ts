import { useEffect, useEffectEvent, useState } from 'react';

const IDLE_FALLBACK_MS = 2000;

/**
 * The heavy part of a component that is on the page long before it is needed: a sheet, a dialog. It is fetched
 * when the page has loaded and is idle, or when it is wanted, whichever comes first; a fetch that failed is
 * made again the next time.
 *
 * @returns a hook that answers the part once it is here, and calls `onFailure` when a wanted part cannot be had
 */
export function lazyPart<Part extends object>(load: () => Promise<Part>) {
  let known: Part | undefined;
  const fetchPart = async (): Promise<Part> => {
    known ??= await load();
    return known;
  };

  return function usePart(wanted: boolean, onFailure: () => void): Part | undefined {
    const [part, setPart] = useState(known);
    const fail = useEffectEvent(onFailure);
    useEffect(() => whenIdle(() => void fetchPart().catch(() => undefined)), []);
    useEffect(() => {
      if (!wanted || part) return;
      let left = false;
      fetchPart().then(
        (fetched) => left || setPart(fetched),
        () => left || fail(),
      );
      return () => {
        left = true;
      };
    }, [wanted, part]);
    return part;
  };
}

/** Runs once the page has loaded and has nothing to do. Returns the function that calls it off. */
function whenIdle(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(run);
      signal.addEventListener('abort', () => cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(run, IDLE_FALLBACK_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => controller.abort();
}
