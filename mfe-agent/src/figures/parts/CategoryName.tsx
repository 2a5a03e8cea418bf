import type { GameType } from '@site/contracts/areas/games';
import { Icon } from '@site/ui/Icon';
import {
  Bird,
  Cherry,
  Dices,
  Fish,
  Gamepad2,
  Grid3x3,
  type LucideIcon,
  Spade,
  Ticket,
  Tickets,
  Volleyball,
} from 'lucide-react';
import styles from './CategoryName.module.css';
import { useCategoryName } from './useCategoryName';

const ICONS: Record<GameType, LucideIcon> = {
  RNG: Cherry,
  LIVE: Dices,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Tickets,
  BINGO: Grid3x3,
};

/** A category of games with its picture, in the line under a name. */
export function CategoryName({ of }: { of: GameType }) {
  const name = useCategoryName();
  return (
    <span className={styles.category}>
      <Icon of={ICONS[of]} size={14} />
      {name(of)}
    </span>
  );
}
