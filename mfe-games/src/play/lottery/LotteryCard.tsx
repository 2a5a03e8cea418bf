import type { Draw, LotteryGame } from '@site/contracts/areas/lottery';
import { IconButton } from '@site/ui/IconButton';
import { History } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import { Balls } from './Balls';
import { Countdown } from './Countdown';
import styles from './LotteryCard.module.css';
import { useRhythm } from './useRhythm';

export interface LotteryCardProps {
  game: LotteryGame;
  /** Its newest draw, once it is known. */
  last?: Draw | undefined;
  onOpen: (game: LotteryGame) => void;
  onResults: (game: LotteryGame) => void;
}

/** A lottery of the lobby: its open draw with the time that is left, and the numbers drawn last. */
export function LotteryCard({ game, last, onOpen, onResults }: LotteryCardProps) {
  const { t } = useTexts();
  const facts = useId();
  const rhythm = useRhythm(game.drawEvery);
  return (
    <li className={styles.card}>
      <img
        src={game.iconUrl}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className={styles.icon}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" className={styles.open} aria-describedby={facts} onClick={() => onOpen(game)}>
            {game.gameName}
          </button>
        </h3>
        {rhythm && <p className={styles.fact}>{rhythm}</p>}
      </div>
      <Countdown closesAt={game.closesAt} className={styles.countdown} />
      <p id={facts} className={styles.fact}>
        {t('lottery.draw', { numero: game.numero })}
      </p>
      <div className={styles.last}>
        {last ? (
          <>
            <span className={styles.lastLabel}>{t('lottery.last')}</span>
            <Balls numbers={last.result} />
          </>
        ) : (
          <span className={styles.none}>{t('lottery.noneDrawn')}</span>
        )}
        <IconButton
          icon={History}
          iconSize={20}
          label={t('lottery.resultsOf', { name: game.gameName })}
          className={styles.results}
          onClick={() => onResults(game)}
        />
      </div>
    </li>
  );
}
