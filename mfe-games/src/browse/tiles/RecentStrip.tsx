import { useRecentlyPlayed } from '../../catalogue/useRecentlyPlayed';
import { useTexts } from '../../useTexts';
import { GameStrip } from './GameStrip';

/** The member's last games on one line; nothing for guests and for members who have not played yet. */
export function RecentStrip({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  const games = useRecentlyPlayed();
  return <GameStrip title={t('entrance.recent')} games={games} isLoading={false} className={className} />;
}
