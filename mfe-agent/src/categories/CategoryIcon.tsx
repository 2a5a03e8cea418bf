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

const ICONS: Readonly<Record<GameType, LucideIcon>> = {
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

interface CategoryIconProps {
  of: GameType;
  /** In px. */
  size: number;
}

/** The mark of a category, beside its name. */
export function CategoryIcon({ of, size }: CategoryIconProps) {
  return <Icon of={ICONS[of]} size={size} />;
}
