import type { MENU_ICONS, MenuEntry } from '@site/contracts/federation/routes';
import {
  Crown,
  Gift,
  Headphones,
  type LucideIcon,
  Sparkles,
  Star,
  Ticket,
  Trophy,
  Users,
} from 'lucide-react';
import { createContext } from 'react';

/** Entries of the side menu that remotes have brought along (FD-012). */
export const AddedMenuContext = createContext<readonly MenuEntry[]>([]);

/** The pictures that such an entry can name. */
export const addedMenuIcons: Readonly<Record<(typeof MENU_ICONS)[number], LucideIcon>> = {
  crown: Crown,
  gift: Gift,
  headphones: Headphones,
  sparkles: Sparkles,
  star: Star,
  ticket: Ticket,
  trophy: Trophy,
  users: Users,
};
