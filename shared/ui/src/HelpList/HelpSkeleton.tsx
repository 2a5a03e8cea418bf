import { Skeleton } from '@site/ui/Skeleton';

/** The room of two organisations. */
export function HelpSkeleton() {
  return <Skeleton height="240px" shape="card" />;
}
