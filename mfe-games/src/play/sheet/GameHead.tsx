import type { Game } from '@site/contracts/areas/games';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Tag } from '@site/ui/Tag';
import { Gem, Star } from 'lucide-react';
import { nameOf } from '../../catalogue/nameOf';
import { useTexts } from '../../useTexts';
import styles from './GameSheet.module.css';

export interface GameHeadProps {
  game: Game;
  provider: string;
  favourite: boolean;
  onToggleFavourite: () => void;
}

const MARKS = ['NEW', 'JP', 'EXCLUSIVE'] as const;

/** A game's picture, provider, kind and marks, and its star. */
export function GameHead({ game, provider, favourite, onToggleFavourite }: GameHeadProps) {
  const { t } = useTexts();
  const mark = MARKS.find((known) => known === game.showIcon);
  return (
    <div className={styles.head}>
      <img src={game.mobileLargeIcon} alt="" width={72} height={96} className={styles.art} />
      <div className={styles.who}>
        <p className={styles.provider}>{provider}</p>
        <p className={styles.kind}>{t(`category.${game.gameType}`)}</p>
        {mark && (
          <Tag tone="accent" icon={mark === 'EXCLUSIVE' && <Icon of={Gem} size={14} />}>
            {t(mark === 'JP' ? 'sheet.jackpot' : `mark.${mark}`)}
          </Tag>
        )}
      </div>
      <IconButton
        icon={Star}
        label={t(favourite ? 'sheet.removeStar' : 'sheet.addStar', { name: nameOf(game) })}
        aria-pressed={favourite}
        className={favourite ? styles.starred : undefined}
        onClick={onToggleFavourite}
      />
    </div>
  );
}
