import type { Game, GameType } from '@site/contracts/areas/games';
import { gameListPath } from '../../catalogue/paths';
import { useTexts } from '../../useTexts';
import { GameStrip } from '../tiles/GameStrip';
import styles from './GameEntrance.module.css';

export interface HotStripProps {
  tab: 'HOT' | GameType;
  /** Category that "See all" leads to. */
  type: GameType;
  games: readonly Game[] | undefined;
  isLoading: boolean;
  /** Nothing stands between it and the chips. */
  first: boolean;
}

/** Hot games on one line (GA-038, GA-040). */
export function HotStrip({ tab, type, games, isLoading, first }: HotStripProps) {
  return (
    <GameStrip
      title={useTitle(tab)}
      to={gameListPath({ type, tab: 'hot' })}
      games={games}
      isLoading={isLoading}
      ranked
      eager={first}
      className={first ? styles.first : styles.section}
    />
  );
}

/** The slots' strip is titled HOT (GA-039). */
function useTitle(tab: HotStripProps['tab']): string {
  const { t } = useTexts();
  if (tab === 'HOT') return t('entrance.hotNow');
  return tab === 'RNG' ? t('category.HOT') : t('entrance.hotIn', { category: t(`category.${tab}`) });
}
