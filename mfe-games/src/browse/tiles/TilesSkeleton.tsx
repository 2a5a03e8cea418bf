import { GameTileSkeleton, TileGrid } from '@site/ui/GameTile';
import { LoadingRegion } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';

export interface TilesSkeletonProps {
  count: number;
  layout?: 'grid' | 'strip';
}

/** The room of tiles that are on their way. */
export function TilesSkeleton({ count, layout = 'grid' }: TilesSkeletonProps) {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('list.loading')}>
      <TileGrid layout={layout}>
        {Array.from({ length: count }, (_, place) => (
          <GameTileSkeleton key={place} />
        ))}
      </TileGrid>
    </LoadingRegion>
  );
}
