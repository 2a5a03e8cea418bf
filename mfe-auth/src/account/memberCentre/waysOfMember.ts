import { type Flag, MENU_KEYS, type MenuKey } from '@site/contracts/values/flags';
import { PATHS } from '@site/contracts/values/paths';
import {
  ChartColumn,
  CircleQuestionMark,
  ClipboardList,
  Gauge,
  Gift,
  type LucideIcon,
  MessageSquareText,
  ReceiptText,
  Settings,
  ShieldCheck,
  ShoppingBag,
} from 'lucide-react';

export interface Way {
  readonly text: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Key of the white-label menu that must be on; without one the row needs only its page. */
  readonly permission?: MenuKey;
  /** Switch of the merchant that must be on. */
  readonly flag?: Flag;
}

export interface WayGroup {
  readonly title: string;
  readonly ways: readonly Way[];
}

/** Where the member centre leads, in order. */
export const wayGroups: readonly WayGroup[] = [
  {
    title: 'memberCentre.records',
    ways: [
      {
        text: 'memberCentre.betRecord',
        path: PATHS.betRecord,
        icon: ClipboardList,
        permission: MENU_KEYS.betRecord,
      },
      {
        text: 'memberCentre.transactions',
        path: PATHS.transactions,
        icon: ReceiptText,
        permission: MENU_KEYS.transactions,
      },
      { text: 'memberCentre.profit', path: PATHS.profit, icon: ChartColumn, permission: MENU_KEYS.profit },
    ],
  },
  {
    title: 'memberCentre.rewards',
    ways: [
      { text: 'memberCentre.rewardCentre', path: PATHS.rewards, icon: Gift, permission: MENU_KEYS.rewards },
      { text: 'memberCentre.mall', path: PATHS.mall, icon: ShoppingBag, permission: MENU_KEYS.mall },
    ],
  },
  {
    title: 'memberCentre.account',
    ways: [
      {
        text: 'memberCentre.security',
        path: PATHS.securityCentre,
        icon: ShieldCheck,
        permission: MENU_KEYS.securityCentre,
      },
      { text: 'memberCentre.limits', path: PATHS.care, icon: Gauge },
      { text: 'memberCentre.settings', path: PATHS.settings, icon: Settings },
      { text: 'memberCentre.help', path: PATHS.help, icon: CircleQuestionMark },
      { text: 'memberCentre.feedback', path: PATHS.feedback, icon: MessageSquareText, flag: 'feedback' },
    ],
  },
];
