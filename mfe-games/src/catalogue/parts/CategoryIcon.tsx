import type { GameType } from '@site/contracts/areas/games';
import { Icon } from '@site/ui/Icon';
import {
  Cherry,
  createLucideIcon,
  Dices,
  Fish,
  Flame,
  Gamepad2,
  Grid3x3,
  type LucideIcon,
  Spade,
  Star,
  Ticket,
  Tickets,
  Volleyball,
} from 'lucide-react';

/** Tabs of the entrance: the categories, and the two that are none of the platform's. */
export type EntranceTab = GameType | 'HOT' | 'FAV';

const ROOSTER = [
  'M8.4 7.2C6.9 5 9.3 3.2 10.6 5c.2-2.5 3.4-2.7 3.7-.3 1.6-1.3 3.5.5 2.3 2.6',
  'M8.4 7.2C6.6 12.6 7 16.6 3.6 21',
  'M16.6 7.3c.7.9.9 1.9.8 2.9l3.3 1.5-3.4 1.2',
  'M15 12.9c-.9 1.5-.8 3.2.4 3.2 1.3 0 1.9-1.6 1.9-3.2',
  'M14 16.2c.3 1.9 1 3.3 2.2 4.8',
  'M13.3 9.3h.01',
];
const Rooster = createLucideIcon(
  'rooster',
  ROOSTER.map((d) => ['path', { d, key: d }]),
);

const ICONS: Record<EntranceTab, LucideIcon> = {
  HOT: Flame,
  RNG: Cherry,
  LIVE: Dices,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  COCKFIGHT: Rooster,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Tickets,
  BINGO: Grid3x3,
  FAV: Star,
};

export function CategoryIcon({ of, size = 24 }: { of: EntranceTab; size?: number }) {
  return <Icon of={ICONS[of]} size={size} />;
}
