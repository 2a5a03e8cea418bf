import type { Game, GameType } from '@site/contracts/areas/games';
import { useRecentlyPlayed } from '../../catalogue/useRecentlyPlayed';
import { useTexts } from '../../useTexts';
import { GameStrip } from '../tiles/GameStrip';
import { TilesSkeleton } from '../tiles/TilesSkeleton';
import styles from './GameEntrance.module.css';
import { HotStrip } from './HotStrip';
import { useRecentPlace } from './useRecentPlace';

export interface LeadingStripsProps {
  hot: readonly Game[] | undefined;
  isLoading: boolean;
  /** Category that "See all" of the hot games leads to. */
  type: GameType;
}

/** What the first tab begins with: the member's last games, and what is hot. */
export function LeadingStrips({ hot, isLoading, type }: LeadingStripsProps) {
  const { t } = useTexts();
  const recent = useRecentlyPlayed();
  const place = useRecentPlace(recent, hot !== undefined);
  // The room of one strip, whichever it will be.
  if (place === undefined) return <StripRoom />;
  const recentStrip = (
    <GameStrip
      title={t('entrance.recent')}
      games={recent}
      isLoading={false}
      eager={place === 'first'}
      className={place === 'first' ? styles.first : styles.section}
    />
  );
  return (
    <>
      {place === 'first' && recentStrip}
      <HotStrip tab="HOT" type={type} games={hot} isLoading={isLoading} first={place === 'second'} />
      {place === 'second' && recentStrip}
    </>
  );
}

function StripRoom() {
  return (
    <section className={styles.first}>
      <div className={styles.headRoom} />
      <TilesSkeleton count={3} layout="strip" />
    </section>
  );
}
