/** How far a finger moves before it means the browser's own gesture, in px (HS-031). */
export const BACK_SWIPE_PX = 100;
/** How long the fade stays off after it, in ms (HS-031). */
export const BACK_SWIPE_RESET_MS = 500;

/**
 * Marks the document as long as the browser's own back gesture is under way or has just been: it animates the
 * way back by itself, and a fade after it would show the page twice. Returns the function that ends it.
 */
export function watchBackSwipes(root: HTMLElement = document.documentElement): () => void {
  let start: Touch | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const began = ({ touches }: TouchEvent) => {
    start = touches.length === 1 ? touches[0] : undefined;
  };
  const moved = ({ touches }: TouchEvent) => {
    const now = touches[0];
    if (!start || !now || now.clientX - start.clientX < BACK_SWIPE_PX) return;
    root.dataset.backSwipe = '';
    clearTimeout(timer);
    timer = setTimeout(reset, BACK_SWIPE_RESET_MS);
  };
  function reset() {
    delete root.dataset.backSwipe;
  }

  window.addEventListener('touchstart', began, { passive: true });
  window.addEventListener('touchmove', moved, { passive: true });
  return () => {
    clearTimeout(timer);
    reset();
    window.removeEventListener('touchstart', began);
    window.removeEventListener('touchmove', moved);
  };
}
