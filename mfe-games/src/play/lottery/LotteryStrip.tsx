import type { LotteryGame } from '@site/contracts/areas/lottery';
import { ScrollRow } from '@site/ui/ScrollRow';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { Countdown } from './Countdown';
import styles from './LotteryStrip.module.css';

export interface LotteryStripProps {
  title: string;
  games: readonly LotteryGame[];
  onOpen: (game: LotteryGame) => void;
}

/** Lotteries on one line, with the time that is left; not there at all when there are none. */
export function LotteryStrip({ title, games, onOpen }: LotteryStripProps) {
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHead title={title} />
      <ScrollRow as="ul" className={styles.row}>
        {games.map((game) => (
          <li key={game.gameId}>
            <button type="button" className={styles.card} onClick={() => onOpen(game)}>
              <img
                src={game.iconUrl}
                alt=""
                width={44}
                height={44}
                decoding="async"
                className={styles.icon}
              />
              <span className={styles.words}>
                <span className={styles.name}>{game.gameName}</span>
                <Countdown closesAt={game.closesAt} className={styles.countdown} />
              </span>
            </button>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
