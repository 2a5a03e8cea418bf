import { type PointerEvent, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Gestures {
  /** Pixels of the screen that a finger or the mouse has moved. */
  readonly onMove: (dx: number, dy: number) => void;
  /** By how much two fingers have moved apart: 2 is twice as far. */
  readonly onPinch: (factor: number) => void;
}

const apart = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One pointer moves, two zoom. For an element with `touch-action: none`. */
export function useDragAndPinch({ onMove, onPinch }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const distance = apart([...pointers.current.values()]);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.current.size === 1) onMove(event.clientX - before.x, event.clientY - before.y);
      else if (distance > 0) onPinch(apart([...pointers.current.values()]) / distance);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
