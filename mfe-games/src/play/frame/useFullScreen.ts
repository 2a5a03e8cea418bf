import type { Orientation } from '@site/contracts/areas/games';
import { useEffect, useState } from 'react';

/** Not in TypeScript's own list: browsers differ in having it. */
interface LockableOrientation {
  lock?: (orientation: Orientation) => Promise<void>;
}

async function enter(orientation: Orientation | undefined): Promise<void> {
  // The whole document: a dialog over the game has to show too.
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  if (orientation) await (screen.orientation as LockableOrientation | undefined)?.lock?.(orientation);
}

/**
 * The whole screen for a game, turned as it wants to be where the browser can do that; left with the game.
 * `toggle` is undefined where the browser has no full screen (iPhones).
 */
export function useFullScreen(orientation: Orientation | undefined) {
  const [isFull, setFull] = useState(() => Boolean(document.fullscreenElement));
  useEffect(() => {
    const changed = () => setFull(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      leave();
    };
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) leave();
    // A browser that refuses leaves all as it was.
    else void enter(orientation).catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
