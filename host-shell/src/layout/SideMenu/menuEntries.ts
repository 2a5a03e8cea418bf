import {
  ChartLine,
  CircleHelp,
  ClipboardList,
  Gift,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
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
  readonly permission?: string;
  readonly for?: 'agent';
}

/** The entries of the side menu, in order (HS-049 to HS-055). */
export const menuEntries: readonly MenuEntry[] = [
  { text: 'menu.agent', path: '/m/agent', icon: LayoutDashboard, for: 'agent' },
  { text: 'menu.promotions', path: '/m/activity', icon: Tag },
  { text: 'menu.announcements', path: '/m/notice', icon: Megaphone },
  { text: 'menu.betRecord', path: '/m/gameRecord', icon: ClipboardList, permission: 'TRANSBETREPMEM3' },
  { text: 'menu.transactions', path: '/m/transaction/record', icon: Receipt, permission: 'TRANSREC3' },
  { text: 'menu.profit', path: '/m/profitandloss', icon: ChartLine, permission: 'PERSREP' },
  { text: 'menu.rewards', path: '/m/rewardCenter', icon: Gift, permission: 'REWCEN3' },
  { text: 'menu.mall', path: '/m/mall/mallHome', icon: ShoppingBag, permission: 'PTSYS3' },
  { text: 'menu.security', path: '/m/securityCenter', icon: ShieldCheck, permission: 'SECPRIV' },
  { text: 'menu.help', path: '/m/help', icon: CircleHelp },
];
