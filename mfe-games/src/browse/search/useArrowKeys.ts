import { type KeyboardEvent, type RefObject, useRef } from 'react';

/** Put on each result that the arrow keys stop at. */
export const STOP = { 'data-search-stop': '' } as const;
const STOPS = `[${Object.keys(STOP)[0]}]`;

/**
 * Arrow keys go from the field down the results and back up; Escape goes back to the field. Returns the ref and
 * the handler for the element around both.
 */
export function useArrowKeys(field: RefObject<HTMLInputElement | null>) {
  const around = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...(around.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const inField = document.activeElement === field.current;
    if (here < 0 && !inField) return;
    if (event.key === 'Escape' && here >= 0) field.current?.focus();
    else if (event.key === 'ArrowDown') stops[here + 1]?.focus();
    else if (event.key === 'ArrowUp' && here >= 0) (stops[here - 1] ?? field.current)?.focus();
    else return;
    event.preventDefault();
  };
  return { ref: around, onKeyDown };
}
