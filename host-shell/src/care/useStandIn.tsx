import { usePlayState } from '@site/api';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { lazyComponent } from '@site/ui/lazyPart';
import type { ReactElement } from 'react';
import { PageSkeleton } from '../routing/PageSkeleton';

const ClosedPage = lazyComponent(() => import('./ClosedPage'), <PageSkeleton />);
const NoOffersPage = lazyComponent(() => import('./NoOffersPage'), <PageSkeleton />);

/** What takes the place of a page, and how the shell draws the rest around it. */
interface StandIn {
  readonly page: ReactElement;
  readonly layout: Pick<RouteEntry, 'title' | 'header' | 'footer' | 'back'>;
}

const LAYOUT = { header: 'brand', footer: true, back: 'home' } as const;

/**
 * What stands in the place of a page that the account may not have now: the page of an account that is closed for play
 * (PL-020), or the word that it is offered nothing (PL-039). A game in its frame goes with its page.
 */
export function useStandIn({
  whileClosed,
  offers,
}: Pick<RouteEntry, 'whileClosed' | 'offers'>): StandIn | undefined {
  const { data: state } = usePlayState();
  if (!state) return undefined;
  if (state.state !== 'OPEN' && !whileClosed) {
    return { page: <ClosedPage state={state} />, layout: { ...LAYOUT, title: 'titles.closed' } };
  }
  if (!state.offers && offers) {
    return { page: <NoOffersPage />, layout: { ...LAYOUT, title: 'titles.noOffers' } };
  }
  return undefined;
}
