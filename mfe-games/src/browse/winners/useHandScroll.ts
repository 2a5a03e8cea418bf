import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A list that moves by itself, and by hand while it does not: stopped it stays at the rows that it shows, and
 * goes on from those that the player has left it at.
 *
 * @param position Row at the top while it moves.
 * @param onResume Told the row that is at the top by hand.
 */
export function useHandScroll(moves: boolean, position: number, onResume: (row: number) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const handOver = useEffectEvent((element: HTMLElement) => {
    const rowHeight = element.querySelector('li')?.offsetHeight ?? 0;
    if (moves) {
      if (rowHeight > 0) onResume(Math.round(element.scrollTop / rowHeight));
      element.scrollTop = 0;
    } else {
      element.scrollTop = position * rowHeight;
      // By the keyboard a row can be reached that is not among those in view.
      if (element.contains(document.activeElement))
        document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  });
  const began = useRef(false);
  useLayoutEffect(() => {
    if (began.current && scroller.current) handOver(scroller.current);
    began.current = true;
  }, [moves]);
  return scroller;
}
