import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';

/** From this number on only what is in view is drawn. */
export const VIRTUAL_FROM = 50;

/** A row or column that is drawn. */
export interface Track {
  readonly index: number;
  /** Where it begins, in pixels. */
  readonly start: number;
}

export interface Axis {
  readonly tracks: readonly Track[];
  /** Length of all, in pixels. */
  readonly length: number;
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
  readonly scroller: RefObject<HTMLElement | null>;
  /** Stays drawn wherever one scrolls to, so that focus has a place. */
  readonly kept: number;
}

/** The rows or columns of a grid that are drawn. */
export function useAxis({ count, size, covered, horizontal = false, scroller, kept }: AxisOptions): Axis {
  const isVirtual = count >= VIRTUAL_FROM;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return kept < 0 || kept >= range.count || shown.includes(kept)
        ? shown
        : [...shown, kept].sort((one, other) => one - other);
    },
    [kept],
  );
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    horizontal,
    overscan: 3,
    // The header shifts all: what begins at 0 is beside it, not under it.
    scrollPaddingEnd: covered,
    rangeExtractor,
  });
  const all = useMemo(
    () => Array.from({ length: count }, (_, index) => ({ index, start: index * size })),
    [count, size],
  );
  const items = virtualizer.getVirtualItems();
  // The same tracks are the same list, so that what is drawn by them need not be drawn again.
  const drawn = items.map(({ index }) => index).join();
  const shown = useMemo(() => items.map(({ index, start }) => ({ index, start })), [drawn]);
  return {
    tracks: isVirtual ? shown : all,
    length: count * size,
    reveal(index) {
      if (isVirtual) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
