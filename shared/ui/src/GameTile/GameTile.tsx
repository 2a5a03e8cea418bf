import { useUiLabel } from '@site/ui/useUiLabel';
import { Info, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { usePress } from '../usePress';
import styles from './GameTile.module.css';
import { TileArt } from './TileArt';

export interface GameTileProps {
  name: string;
  provider: string;
  /** Address of the art, 3:4. */
  image?: string | undefined;
  /** Upper left: `new` and `jackpot` in the highlight colour, `rank` for a place in the hot list, `live` for on air. */
  tag?: { text: ReactNode; tone: 'highlight' | 'rank' | 'live' } | undefined;
  favourite?: boolean;
  /** No star without it. */
  onToggleFavourite?: (() => void) | undefined;
  onOpen: () => void;
  /** Tells of the game before it is opened: a small control, and a long press. Not there without it. */
  onInfo?: (() => void) | undefined;
  /** The game is being opened: presses wait. */
  opening?: boolean;
  /** Why the game cannot be opened: "Under maintenance". */
  unavailable?: string | undefined;
  /** In the first screen: the art is fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** A game in a list: art, name, provider, star. */
export function GameTile(props: GameTileProps) {
  const { name, provider, image, tag, favourite = false, onToggleFavourite, onOpen, onInfo } = props;
  const { opening = false, unavailable, eager = false, className } = props;
  const t = useUiLabel();
  const inert = opening || unavailable !== undefined;
  const { pressed, pressProps } = usePress({ onPress: onOpen, onLongPress: onInfo, disabled: inert });
  return (
    <article className={cx(styles.tile, onInfo && styles.informed, className)}>
      <button
        type="button"
        className={styles.open}
        aria-disabled={inert || undefined}
        aria-busy={opening || undefined}
        {...pressProps}
      >
        <span
          className={cx(styles.art, pressed && styles.pressed, unavailable !== undefined && styles.dimmed)}
        >
          <TileArt image={image} eager={eager} />
          {unavailable === undefined ? null : <span className={styles.unavailable}>{unavailable}</span>}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.provider}>{provider}</span>
      </button>
      {tag && <span className={cx(styles.tag, styles[tag.tone])}>{tag.text}</span>}
      {onToggleFavourite && (
        <button
          type="button"
          className={cx(styles.star, favourite && styles.starred)}
          aria-pressed={favourite}
          aria-label={t(favourite ? 'removeFavourite' : 'addFavourite', { name })}
          onClick={onToggleFavourite}
        >
          <span className={styles.starBox}>
            <Icon of={Star} size={15} />
          </span>
        </button>
      )}
      {onInfo && (
        <button
          type="button"
          className={styles.info}
          aria-label={t('aboutGame', { name })}
          aria-haspopup="dialog"
          onClick={onInfo}
        >
          <Icon of={Info} size={16} />
        </button>
      )}
    </article>
  );
}
