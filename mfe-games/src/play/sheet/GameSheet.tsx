import type { Game } from '@site/contracts/areas/games';
import { Sheet } from '@site/ui/Sheet';
import { nameOf } from '../../catalogue/nameOf';
import type { Launch } from '../launch/useLaunch';
import { FactsList } from './FactsList';
import { GameHead } from './GameHead';
import styles from './GameSheet.module.css';
import { PlayOptions } from './PlayOptions';

export interface GameSheetProps {
  open: boolean;
  game: Game;
  provider: string;
  favourite: boolean;
  onToggleFavourite: () => void;
  launch: Launch;
  onClose: () => void;
}

/** What a player may want to know of a game before the first bet, and the ways into it. */
export default function GameSheet(props: GameSheetProps) {
  const { open, game, provider, favourite, onToggleFavourite, launch, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={nameOf(game)}
      footer={<PlayOptions game={game} launch={launch} onLeave={onClose} />}
    >
      <div className={styles.content}>
        <GameHead
          game={game}
          provider={provider}
          favourite={favourite}
          onToggleFavourite={onToggleFavourite}
        />
        <FactsList nodeId={game.nodeId} />
      </div>
    </Sheet>
  );
}
