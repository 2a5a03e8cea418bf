import { MENU_KEYS, type MenuKey } from '@site/contracts/values/flags';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import {
  ChartLine,
  CloudRain,
  Coins,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Percent,
  ReceiptText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';

export interface Tool {
  /** Key of the merchant's menu that switches it on. */
  readonly key: MenuKey;
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The tool menu, in order (AG-008 to AG-018). */
export const tools: readonly Tool[] = [
  { key: MENU_KEYS.teamOverview, path: PATHS.teamOverview, label: 'tools.overview', icon: LayoutDashboard },
  {
    key: MENU_KEYS.transactions,
    path: addressOf(PATHS.transactions, { types: 'A' }),
    label: 'tools.transactions',
    icon: ReceiptText,
  },
  { key: MENU_KEYS.team, path: PATHS.team, label: 'tools.management', icon: UsersRound },
  { key: MENU_KEYS.redEnvelopes, path: PATHS.redEnvelopes, label: 'tools.redEnvelope', icon: CloudRain },
  { key: MENU_KEYS.teamProfit, path: PATHS.teamProfit, label: 'tools.profit', icon: ChartLine },
  { key: MENU_KEYS.teamBetting, path: PATHS.teamBetting, label: 'tools.betting', icon: ListChecks },
  { key: MENU_KEYS.rebateSettings, path: PATHS.rebateSettings, label: 'tools.rebateSettings', icon: Percent },
  { key: MENU_KEYS.rebateIncome, path: PATHS.rebateIncome, label: 'tools.rebateIncome', icon: Coins },
  { key: MENU_KEYS.securityCentre, path: PATHS.securityCentre, label: 'tools.security', icon: ShieldCheck },
  { key: MENU_KEYS.inbox, path: PATHS.inbox, label: 'tools.mail', icon: Mail },
];
