import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useGridMeasure } from './useGridMeasure';

export const COLUMNS = 3;

/** Rows that are drawn beyond the screen on either side, so that a swipe meets no empty room. */
const OVERSCAN = 2;

export interface TileRow {
  readonly index: number;
  /** Px from the top of the list. */
  readonly top: number;
}

/**
 * The rows of a grid that are around the screen. The row that has the focus is always among them: a reader
 * with a keyboard keeps the place, however far the page is scrolled meanwhile.
 *
 * @param complete false for the first drawing, which holds the screen's own rows alone
 */
export function useTileRows(box: RefObject<HTMLElement | null>, count: number, complete: boolean) {
  const { rowHeight, top } = useGridMeasure(box);
  const focused = useRef<number>(undefined);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: complete ? OVERSCAN : 0,
    // The page is no larger. How large it is would have to be measured, and the page that is left laid out for it.
    initialRect: { width: screen.width, height: screen.height },
    rangeExtractor: (range) => withRow(range, focused.current),
    // A scroll draws when rows come or go; drawing in step with it would hold the scroll up.
    useFlushSync: false,
  });
  // All rows are as high as the first: one measure lays out the list.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const focusProps = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
        focused.current = place === undefined ? undefined : Math.floor(Number(place) / COLUMNS);
      },
      onBlur: () => {
        focused.current = undefined;
      },
    }),
    [],
  );
  const rows: TileRow[] = virtualizer
    .getVirtualItems()
    .map(({ index, start }) => ({ index, top: start - top }));
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  return { rows, onScreen: [startIndex, endIndex] as const, height: virtualizer.getTotalSize(), focusProps };
}

function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}
