import { useLayoutEffect, useRef, useState } from 'react';

/** One opening of a sheet, or none yet. */
export interface Opening {
  /** What it is about; stays while it closes. */
  readonly value: string | undefined;
  readonly open: boolean;
  /** Counts the openings: the sheet's `key`. 0 before the first. */
  readonly opening: number;
  /** Whether this opening is still the one in sight, for whoever gets an answer late. */
  readonly isOpen: () => boolean;
  /** Leaves it by one step, once, and only while it is in sight: a late answer must not leave another page. */
  readonly close: () => void;
}

/**
 * The openings of a sheet that something outside decides on: the address.
 *
 * @param wanted What is to be shown; closed without it.
 * @param leave Takes away what makes it wanted.
 * @param canOpen Whether it can be opened now. What is open stays so.
 */
export function useOpening(wanted: string | undefined, leave: () => void, canOpen = true): Opening {
  const [shown, show] = useState<{ value: string; open: boolean; opening: number }>();
  const isShown = shown?.open && shown.value === wanted;
  if (wanted !== undefined && !isShown && canOpen)
    show({ value: wanted, open: true, opening: (shown?.opening ?? 0) + 1 });
  else if (shown?.open && !isShown) show({ ...shown, open: false });

  const { value, open = false, opening = 0 } = shown ?? {};
  const inSight = useRef(0);
  useLayoutEffect(() => {
    if (!open) return;
    inSight.current = opening;
    return () => {
      inSight.current = 0;
    };
  }, [open, opening]);
  const isOpen = () => opening > 0 && inSight.current === opening;
  return {
    value,
    open,
    opening,
    isOpen,
    close: () => {
      if (!isOpen()) return;
      inSight.current = 0;
      leave();
    },
  };
}
