import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo, useRef } from 'react';
import { giveSlots } from './slots';

/** From this number on only what is in view is drawn. */
export const VIRTUAL_FROM = 50;

/** A row or column that is drawn. */
export interface Track {
  readonly index: number;
  /** Where it begins, in pixels. */
  readonly start: number;
  /** The element that it has: it goes to another one once this one is out of view. */
  readonly slot: number;
}

export interface Axis {
  /** In the order of their slots: that of their elements, which never move. */
  readonly tracks: readonly Track[];
  /** Length of all, in pixels. */
  readonly length: number;
  readonly isScrolling: boolean;
  /** Brings one into view. */
  reveal(index: number): void;
}

interface AxisOptions {
  readonly count: number;
  /** Of each, in pixels. */
  readonly size: number;
  /** Length of the header before the first, in pixels. */
  readonly covered: number;
  readonly horizontal?: boolean;
  /** How many are drawn beyond what is in view, on either side. */
  readonly overscan: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Stays drawn wherever one scrolls to, so that focus has a place. */
  readonly kept?: number;
}

/** The rows or columns of a grid that are drawn. */
export function useAxis(options: AxisOptions): Axis {
  const { count, size, covered, horizontal = false, overscan, scroller, kept } = options;
  const isVirtual = count >= VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    horizontal,
    // The header shifts all: what begins at 0 is beside it, not under it.
    scrollPaddingEnd: covered,
  });
  const rect = virtualizer.scrollRect;
  const inView = Math.ceil((((horizontal ? rect?.width : rect?.height) ?? 0) - covered) / size);
  // Always as many, so that one leaves in the moment in which one comes.
  const drawn = inView <= 0 ? 0 : Math.min(inView + 1 + 2 * overscan, count);
  const wanted = (virtualizer.calculateRange()?.startIndex ?? 0) - overscan;
  const first = Math.max(0, Math.min(wanted, count - drawn));

  const slots = useRef<ReadonlyMap<number, number>>(new Map());
  // The same tracks are the same list, so that what is drawn by them need not be drawn again.
  const tracks = useMemo(() => {
    const [from, length] = isVirtual ? [first, drawn] : [0, count];
    const indexes = Array.from({ length }, (_, place) => from + place);
    if (kept !== undefined && kept >= 0 && kept < count && !indexes.includes(kept)) indexes.push(kept);
    slots.current = giveSlots(slots.current, indexes);
    return [...slots.current]
      .map(([index, slot]) => ({ index, start: index * size, slot }))
      .sort((one, other) => one.slot - other.slot);
  }, [isVirtual, first, drawn, count, kept, size]);
  return {
    tracks,
    length: count * size,
    isScrolling: virtualizer.isScrolling,
    reveal(index) {
      if (isVirtual) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
