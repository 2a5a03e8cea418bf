// By their public names: a page has both of them already.
import { lazyComponent } from '@site/ui/lazyPart';
import { LoadingRegion } from '@site/ui/Skeleton';
import type { HelpProps } from './Help';
import { HelpSkeleton } from './HelpSkeleton';

export type HelpListProps = HelpProps;

/**
 * Who helps when play is no longer a pleasure, as the merchant lists them (PL-035). It asks for the list itself and needs
 * no session. Fetched when a page shows it.
 */
export const HelpList = lazyComponent<HelpListProps>(
  () => import('./Help'),
  <LoadingRegion>
    <HelpSkeleton />
  </LoadingRegion>,
);
