import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { PRESS, type PressGesture, startGesture } from './pressGesture';

export interface PressHandlers {
  readonly onPress: () => void;
  /** Held for half a second. The click that ends it is then no press. */
  readonly onLongPress?: (() => void) | undefined;
  readonly disabled?: boolean;
}

/**
 * The press of a `<button>` or a link: when it looks pressed, when it is a long one, and which clicks count
 * (SH-026, SH-027). The browser's click is the press, because the browser alone knows of keyboards, of
 * assistive technology and of a touch that stops a scroll; the gesture only refuses clicks. Spread
 * `pressProps` on the element.
 */
export function usePress({ onPress, onLongPress, disabled = false }: PressHandlers) {
  const [pressed, setPressed] = useState(false);
  const gesture = useRef<PressGesture>(undefined);
  const lastTouch = useRef(Number.NEGATIVE_INFINITY);
  const imitatesTouch = (pointerType: string) =>
    pointerType === 'mouse' && performance.now() - lastTouch.current < PRESS.mouseIgnored;

  useEffect(() => () => gesture.current?.forget(), []);

  const pressProps = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || !event.isPrimary || event.button !== 0 || imitatesTouch(event.pointerType)) return;
      gesture.current?.forget();
      gesture.current = startGesture(event, event.currentTarget.getBoundingClientRect(), {
        onShow: setPressed,
        onLongPress,
      });
      // A mouse would otherwise tell nothing from outside of the element, where a press still holds.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => gesture.current?.move(event),
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') lastTouch.current = performance.now();
      gesture.current?.release();
    },
    onPointerCancel: () => gesture.current?.cancel(),
    onClick(event: MouseEvent<HTMLElement>) {
      if (disabled || imitatesTouch(pointerTypeOf(event))) return;
      // A click of a keyboard or of assistive technology has no pointer behind it.
      const refused = event.detail > 0 && gesture.current?.counts() === false;
      if (!refused) onPress();
    },
  };
  return { pressed: pressed && !disabled, pressProps };
}

/** Clicks are pointer events in current browsers; in older ones they do not say what made them. */
function pointerTypeOf({ nativeEvent }: MouseEvent): string {
  return nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : '';
}
