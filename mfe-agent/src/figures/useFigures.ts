import { useLocation, useNavigate, useSearchParams } from '@site/router';
import { daysOf, useMerchantToday } from '@site/ui/records';
import { useMemo } from 'react';
import { type FiguresState, figuresSearch, readFigures } from './figuresState';

/** The state of a page of figures, in its address. */
export function useFigures() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const today = useMerchantToday();
  const state = useMemo(() => readFigures(search, today), [search, today]);
  const addressWith = (changes: Partial<FiguresState>) => pathname + figuresSearch({ ...state, ...changes });
  return {
    ...state,
    today,
    days: daysOf(state.range, today),
    /** This page with changes, for a link or a step that Back takes again: another level of the team. */
    addressWith,
    /** Changes what is shown of the same people: Back does not undo taps. */
    change: (changes: Partial<FiguresState>) =>
      void navigate(addressWith(changes), { replace: true, preventScrollReset: true }),
  };
}
export type Figures = ReturnType<typeof useFigures>;
