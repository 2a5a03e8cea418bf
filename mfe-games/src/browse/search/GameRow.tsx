import type { GameHit } from '@site/contracts/areas/gameSearch';
import type { Game } from '@site/contracts/areas/games';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Marked } from '@site/ui/Marked';
import { usePress } from '@site/ui/usePress';
import { Gem, Info, Star } from 'lucide-react';
import { memo } from 'react';
import { nameOf } from '../../catalogue/nameOf';
import { useGameSheet } from '../../play/sheet/useGameSheet';
import { useTexts } from '../../useTexts';
import type { TileGame } from '../tiles/Tile';
import styles from './GameRow.module.css';
import { STOP } from './useArrowKeys';

export interface GameRowProps extends TileGame {
  hit: GameHit;
  /** The game, or what there is to know of it, is opened. */
  onUse: () => void;
}

/** A game that a search found: what was found of its name, provider and category, its mark, its sheet, its star. */
export const GameRow = memo(function GameRow({
  hit,
  provider,
  favourite,
  opening,
  launch,
  toggle,
  onUse,
}: GameRowProps) {
  const { t } = useTexts();
  const { game, marks, alias } = hit;
  const name = nameOf(game);
  const onToggleFavourite = () => void toggle(game, !favourite);
  const [openSheet, sheet] = useGameSheet({ game, provider, favourite, onToggleFavourite, launch });
  const tell = () => {
    onUse();
    openSheet();
  };
  const open = () => {
    onUse();
    launch(game);
  };
  const { pressed, pressProps } = usePress({ onPress: open, onLongPress: tell, disabled: opening });
  return (
    <li className={styles.item}>
      <button
        type="button"
        {...STOP}
        className={pressed ? `${styles.open} ${styles.pressed}` : styles.open}
        aria-disabled={opening || undefined}
        aria-busy={opening || undefined}
        {...pressProps}
      >
        <img
          src={game.iconUrl}
          alt=""
          width={52}
          height={52}
          loading="lazy"
          decoding="async"
          className={styles.icon}
        />
        <span className={styles.words}>
          <span className={styles.name}>
            {/* A name that the platform does not send has no ranges either. */}
            <Marked text={name} marks={name === game.gameName ? marks : []} />
          </span>{' '}
          <MarkTag game={game} />{' '}
          {alias && (
            <span className={styles.alias}>
              <Marked text={alias.name} marks={alias.marks} />
            </span>
          )}{' '}
          <span className={styles.meta}>
            {provider} · {t(`category.${game.gameType}`)}
          </span>
        </span>
      </button>
      <IconButton
        icon={Info}
        iconSize={20}
        label={t('gameSearch.about', { name })}
        aria-haspopup="dialog"
        className={styles.about}
        onClick={tell}
      />
      <IconButton
        icon={Star}
        iconSize={20}
        label={t(favourite ? 'gameSearch.unstar' : 'gameSearch.star', { name })}
        aria-pressed={favourite}
        className={favourite ? styles.starred : styles.star}
        onClick={onToggleFavourite}
      />
      {sheet}
    </li>
  );
});

/** New, jackpot, exclusive. */
function MarkTag({ game: { showIcon } }: { game: Game }) {
  const { t } = useTexts();
  switch (showIcon) {
    case 'NEW':
    case 'JP':
      return <span className={styles.tag}>{t(`mark.${showIcon}`)}</span>;
    case 'EXCLUSIVE':
      return (
        <span className={styles.tag}>
          <Icon of={Gem} size={12} />
          {t('mark.EXCLUSIVE')}
        </span>
      );
    default:
      return null;
  }
}
