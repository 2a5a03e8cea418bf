import { OVER_PAGE, useBack, useLocation, useNavigate } from '@site/router';
import { type Opening, useOpening } from './useOpening';

/** A sheet at an address, and the way to it. */
export interface AddressSheet extends Opening {
  /** Opens it: one step, which Back takes again. */
  readonly show: (value: string) => void;
}

/**
 * A sheet at an address of its own, over the page that it belongs to: `?record=D26`. Back closes it, and so the page
 * stays. One that was opened by its address has no step before it: then the page without it takes its place.
 *
 * @param parameter Of the query; it says what the sheet is about.
 * @param canShow Whether that can be shown: until it can, the sheet stays closed. Once it is open only its address
 *   closes it.
 */
export function useAddressSheet(parameter: string, canShow: (value: string) => boolean): AddressSheet {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = useBack('step', pathname + searchWith(search, parameter));
  const named = valueIn(search, parameter);
  const opening = useOpening(named, leave, named !== undefined && canShow(named));
  return {
    ...opening,
    show(value) {
      // What it says by now: the second half of a double tap is no second step.
      const now = window.location.search;
      void navigate(pathname + searchWith(now, parameter, value), {
        state: OVER_PAGE,
        replace: valueIn(now, parameter) === value,
      });
    },
  };
}

const valueIn = (search: string, parameter: string) =>
  new URLSearchParams(search).get(parameter) || undefined;

function searchWith(search: string, parameter: string, value?: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  if (value !== undefined) query.set(parameter, value);
  return query.size > 0 ? `?${query}` : '';
}
