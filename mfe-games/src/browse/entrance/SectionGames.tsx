import { useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import type { EndlessGames } from '../../catalogue/endlessGames';
import { useTexts } from '../../useTexts';
import { GameTiles } from '../tiles/GameTiles';
import { TilesSkeleton } from '../tiles/TilesSkeleton';

/** Tiles that a section keeps room for while they load. */
const SKELETON_TILES = 9;

/** A section's games in whichever state they are. */
export function SectionGames({ list, label, limit }: { list: EndlessGames; label: string; limit?: number }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  if (list.error) {
    return (
      <ErrorState title={t('list.failed')} body={errorText(list.error)} onRetry={list.retry} heading="h3" />
    );
  }
  if (list.games === undefined) return <TilesSkeleton count={SKELETON_TILES} />;
  if (list.games.length === 0) {
    return <EmptyState title={t('list.empty.all.title')} body={t('list.empty.all.body')} heading="h3" />;
  }
  return <GameTiles games={list.games.slice(0, limit)} label={label} />;
}
