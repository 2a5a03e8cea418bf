import type { UnreadCounts } from '@site/api';
import { MENU_KEYS, type MenuKey } from '@site/contracts/values/flags';
import { PATHS } from '@site/contracts/values/paths';
import {
  ChartLine,
  CircleHelp,
  ClipboardList,
  Gift,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Receipt,
  ShieldCheck,
  ShoppingBag,
  Tag,
} from 'lucide-react';

export interface MenuEntry {
  readonly text: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Key of the white-label menu that must be on; without one the entry needs only its page. */
  readonly permission?: MenuKey;
  readonly for?: 'agent';
  /** What is counted beside it. */
  readonly unread?: keyof UnreadCounts;
}

/** The entries of the side menu, in order (HS-049 to HS-055). */
export const menuEntries: readonly MenuEntry[] = [
  { text: 'menu.agent', path: PATHS.agent, icon: LayoutDashboard, for: 'agent' },
  { text: 'menu.promotions', path: PATHS.promotions, icon: Tag },
  { text: 'titles.message', path: PATHS.messages, icon: MessagesSquare, unread: 'total' },
  { text: 'menu.announcements', path: PATHS.notices, icon: Megaphone, unread: 'announcements' },
  { text: 'menu.betRecord', path: PATHS.betRecord, icon: ClipboardList, permission: MENU_KEYS.betRecord },
  { text: 'menu.transactions', path: PATHS.transactions, icon: Receipt, permission: MENU_KEYS.transactions },
  { text: 'menu.profit', path: PATHS.profit, icon: ChartLine, permission: MENU_KEYS.profit },
  { text: 'menu.rewards', path: PATHS.rewards, icon: Gift, permission: MENU_KEYS.rewards },
  { text: 'menu.mall', path: PATHS.mall, icon: ShoppingBag, permission: MENU_KEYS.mall },
  {
    text: 'menu.security',
    path: PATHS.securityCentre,
    icon: ShieldCheck,
    permission: MENU_KEYS.securityCentre,
  },
  { text: 'menu.help', path: PATHS.help, icon: CircleHelp },
];
