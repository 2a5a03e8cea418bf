import type { LotteryGame } from '@site/contracts/areas/lottery';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { LotteryCard } from './LotteryCard';
import styles from './LotteryGroup.module.css';
import { useLastDraws } from './queries';

export interface LotteryGroupProps {
  name: string;
  games: readonly LotteryGame[];
  onOpen: (game: LotteryGame) => void;
  onResults: (game: LotteryGame) => void;
}

/** The lotteries of one group. */
export function LotteryGroup({ name, games, onOpen, onResults }: LotteryGroupProps) {
  const lastDraws = useLastDraws();
  return (
    <section className={styles.group} aria-label={name}>
      <SectionHead title={name} />
      <ul className={styles.list}>
        {games.map((game) => (
          <LotteryCard
            key={game.gameId}
            game={game}
            last={lastDraws?.get(game.gameId)}
            onOpen={onOpen}
            onResults={onResults}
          />
        ))}
      </ul>
    </section>
  );
}
