import { type PointerEvent, useState } from 'react';

/** A finger that has gone this far means the next slide, in pixels. */
export const SWIPE_PX = 48;

/** Where the finger came down, and how far it has gone since. */
interface Swipe {
  readonly pointer: number;
  readonly from: number;
  readonly by: number;
}

/**
 * Sideways swipes over elements with `touch-action: pan-y`. A mouse is left to select text: it has buttons
 * to press.
 *
 * @param onSwipe 1 for the next slide, -1 for the one before.
 * @returns `dragged`, the pixels that the finger has gone, `undefined` without one; and the element's handlers
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const [swipe, setSwipe] = useState<Swipe>();
  const isOther = ({ pointerId }: PointerEvent) => swipe?.pointer !== pointerId;
  return {
    dragged: swipe?.by,
    handlers: {
      onPointerDown({ pointerType, pointerId, clientX, isPrimary }: PointerEvent) {
        if (pointerType !== 'mouse' && isPrimary) setSwipe({ pointer: pointerId, from: clientX, by: 0 });
      },
      onPointerMove(event: PointerEvent) {
        if (!swipe || isOther(event)) return;
        setSwipe({ ...swipe, by: event.clientX - swipe.from });
      },
      onPointerUp(event: PointerEvent) {
        if (!swipe || isOther(event)) return;
        setSwipe(undefined);
        const by = event.clientX - swipe.from;
        if (Math.abs(by) >= SWIPE_PX) onSwipe(by < 0 ? 1 : -1);
      },
      onPointerCancel: () => setSwipe(undefined),
    },
  };
}
