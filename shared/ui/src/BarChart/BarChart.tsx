// By their public names: a page has both of them already.
import { lazyComponent } from '@site/ui/lazyPart';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';

const loading = (
  <LoadingRegion>
    <Skeleton height="var(--c-chart-h)" shape="box" />
  </LoadingRegion>
);

/** Gains and losses day by day. Fetched when a page shows it. */
export const BarChart = lazyComponent(() => import('./Chart'), loading);
