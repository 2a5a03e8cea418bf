import { useCurrencySymbol } from '@site/api';
import type { Winner } from '@site/contracts/areas/games';
import { formatRelative } from '@site/i18n';
import { IconButton } from '@site/ui/IconButton';
import { useWatched } from '@site/ui/useWatched';
import { Pause, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useLaunch } from '../../play/launch/useLaunch';
import { useTexts } from '../../useTexts';
import { boardRows, ROWS_IN_VIEW } from './board';
import { useHandScroll } from './useHandScroll';
import { useLoop } from './useLoop';
import { useReducedMotion } from './useReducedMotion';
import styles from './WinnerBoard.module.css';
import { WinnerRow } from './WinnerRow';

/**
 * The rows, moving up one by one while nobody holds or stops them. Stopped, under a keyboard's focus, or for
 * players who asked for less movement, they are a list that scrolls by hand.
 */
export function WinnerLoop({ winners }: { winners: readonly Winner[] }) {
  const { t } = useTexts();
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  const title = useId();
  const launch = useLaunch();
  const symbol = useCurrencySymbol();
  const canLoop = !useReducedMotion() && winners.length > 1;
  const moves = canLoop && !stopped && !focused;
  const [place, watched] = useWatched(true);
  const rows = boardRows(winners).map(({ key, winner, again }) => ({
    key,
    shown: { winner, ago: winner.vo.at ? formatRelative(winner.vo.at) : '', symbol, launch, again },
  }));
  const { position, jumping, settle, jumpTo } = useLoop(rows.length, watched && moves && !held);
  const scroller = useHandScroll(moves, position, jumpTo);

  return (
    <section
      ref={place}
      className={styles.section}
      aria-labelledby={title}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('winners.title')}
        </h2>
        {canLoop && (
          <IconButton
            icon={stopped ? Play : Pause}
            iconSize={20}
            label={t(stopped ? 'winners.play' : 'winners.pause')}
            className={styles.control}
            onClick={() => setStopped(!stopped)}
          />
        )}
      </div>
      <div className={styles.card}>
        <div ref={scroller} className={moves ? styles.window : styles.scroller}>
          <ul
            className={styles.rows}
            style={{ transform: `translateY(calc(${moves ? -position : 0} * var(--row-height)))` }}
            data-jumping={jumping || !moves || undefined}
            onTransitionEnd={(event) => event.target === event.currentTarget && settle()}
            onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
            onBlur={() => setFocused(false)}
          >
            {rows.map(({ key, shown }) => (
              <WinnerRow key={key} {...shown} />
            ))}
            {/* The first rows once more, so that the round closes. */}
            {canLoop &&
              rows
                .slice(0, ROWS_IN_VIEW)
                .map(({ key, shown }) => <WinnerRow key={`again ${key}`} {...shown} again />)}
          </ul>
        </div>
      </div>
    </section>
  );
}
