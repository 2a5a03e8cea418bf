import { useSyncExternalStore } from 'react';

/**
 * How a page comes in: by a view transition, or, where that would keep the player waiting, at once with a fade
 * that costs the compositor alone.
 */
export type PageFade = 'transition' | 'light';

/** From the start of a navigation until the new page shows, in ms: longer than this feels like waiting. */
export const FADE_BUDGET_MS = 100;

let fade: PageFade = 'transition';
let startedAt: number | undefined;
const listeners = new Set<() => void>();

/** Follows navigations, where the browser tells of them; elsewhere every page comes by a transition. */
export function watchNavigations(root: HTMLElement = document.documentElement): void {
  window.navigation?.addEventListener('navigate', () => {
    startedAt = performance.now();
    // Not earlier: the page that shows would fade once more. After a back-swipe there is none (HS-031).
    root.dataset.pageFade = 'backSwipe' in root.dataset ? 'none' : fade;
  });
}

/** Called when the new page of a transition shows. One that came late is the last of them in this tab. */
export function transitionShown(): void {
  if (startedAt === undefined || performance.now() - startedAt <= FADE_BUDGET_MS) return;
  fade = 'light';
  for (const listener of listeners) listener();
}

/** How the next page comes in. */
export function usePageFade(): PageFade {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => fade,
  );
}
