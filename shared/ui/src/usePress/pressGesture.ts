/** Times in ms and distances in px of a press (games-promotions-messages-agent.md, section 9). */
export const PRESS = {
  /** Until a touch shows as pressed, so that nothing flashes under a finger that scrolls. */
  delay: 130,
  /** From the moment that the press shows until it is a long one: half a second from the touch, as on phones. */
  longPress: 370,
  /** How long the look of a press stays after it, so that a short tap is seen too. */
  pressOut: 100,
  /** How far outside of the element a press still holds. */
  retention: 20,
  /** A pointer that moves farther than this does not press but drags or scrolls. */
  movement: 30,
  /** For so long after a touch the mouse is the browser's imitation of one. */
  mouseIgnored: 300,
} as const;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface PressListener {
  readonly onShow: (pressed: boolean) => void;
  readonly onLongPress?: (() => void) | undefined;
}

export interface PressGesture {
  move(to: Point): void;
  /** The pointer is up. The look of the press goes a little later. */
  release(): void;
  /** The pointer does something else: no click that follows of it is a press. */
  cancel(): void;
  /** The element is gone: nothing more is told. */
  forget(): void;
  /** Whether a click that follows is a press. */
  counts(): boolean;
}

/** One pointer, from the moment that it goes down at `start` on an element that takes up `area`. */
export function startGesture(start: Point, area: Area, { onShow, onLongPress }: PressListener): PressGesture {
  // Spent: moved away, taken by a scroll, or told of as a long press.
  let spent = false;
  let released = false;
  let inside = true;
  let due = false;
  let timer = setTimeout(() => {
    due = true;
    onShow(inside);
    timer = setTimeout(() => {
      if (!onLongPress || !inside) return;
      spent = true;
      onLongPress();
    }, PRESS.longPress);
  }, PRESS.delay);

  const cancel = () => {
    clearTimeout(timer);
    spent = true;
    onShow(false);
  };

  return {
    cancel,
    move(to) {
      if (spent || released) return;
      if (Math.hypot(to.clientX - start.clientX, to.clientY - start.clientY) > PRESS.movement)
        return cancel();
      inside = isWithin(area, PRESS.retention, to);
      if (due) onShow(inside);
    },
    release() {
      released = true;
      clearTimeout(timer);
      if (inside && !spent) onShow(true);
      timer = setTimeout(() => onShow(false), PRESS.pressOut);
    },
    forget() {
      clearTimeout(timer);
    },
    counts: () => inside && !spent,
  };
}

function isWithin(
  { left, right, top, bottom }: Area,
  margin: number,
  { clientX: x, clientY: y }: Point,
): boolean {
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
}
