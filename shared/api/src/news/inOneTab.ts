/** So long a hidden tab keeps what it has, in ms: who looks into another app for a moment misses nothing. */
const HIDDEN_FOR_MS = 60_000;

/**
 * Does a work in one tab of the browser at a time: in the one that came to the front last. Where that one closes or is
 * hidden for long, another visible one goes on.
 *
 * @param name Of the Web Lock that the tabs share.
 * @param work Ends when its signal says so.
 * @param over Ends all of it for this tab.
 */
export function inOneTab(
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  over: AbortSignal,
): void {
  /** What this tab has now: the work, or its place in the queue for it. */
  let turn: { readonly end: AbortController; isOn: boolean } | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  const take = (from: 'front' | 'queue') => {
    const mine = { end: new AbortController(), isOn: false };
    turn = mine;
    const { signal } = mine.end;
    navigator.locks
      .request(name, from === 'front' ? { steal: true } : { signal }, () => {
        // It may have been given up while the browser answered.
        if (signal.aborted) return undefined;
        mine.isOn = true;
        return work(signal);
      })
      .catch(() => {
        // Another tab has come to the front, or this one has given it up.
        mine.end.abort();
        if (turn === mine) take('queue');
      });
  };
  const giveUp = () => {
    clearTimeout(hidden);
    const { end } = turn ?? {};
    turn = undefined;
    end?.abort();
  };
  const comeToFront = () => {
    if (turn?.isOn && !turn.end.signal.aborted) return;
    giveUp();
    take('front');
  };
  const seen = () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'visible') comeToFront();
    else hidden = setTimeout(giveUp, HIDDEN_FOR_MS);
  };

  document.addEventListener('visibilitychange', seen, { signal: over });
  // A page that the browser keeps for the way back may hold neither a lock nor a connection.
  window.addEventListener('pagehide', giveUp, { signal: over });
  window.addEventListener('pageshow', ({ persisted }) => persisted && seen(), { signal: over });
  over.addEventListener('abort', giveUp, { once: true });
  seen();
}
