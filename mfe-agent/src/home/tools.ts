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
  readonly key: string;
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Shows the unread mails. */
export const MAIL_PATH = '/m/webEmail';

/** The tool menu, in order (AG-008 to AG-018). */
export const tools: readonly Tool[] = [
  { key: 'AGEPAG', path: '/m/agent/team/overview', label: 'tools.overview', icon: LayoutDashboard },
  { key: 'TRANSREC3', path: '/m/transaction/record?types=A', label: 'tools.transactions', icon: ReceiptText },
  { key: 'DOWNMAN', path: '/m/member/team', label: 'tools.management', icon: UsersRound },
  { key: 'AGENTRANSMULTDOWN3', path: '/m/redRain', label: 'tools.redEnvelope', icon: CloudRain },
  { key: 'AGETEAMPNL3', path: '/m/agent/team/pnl', label: 'tools.profit', icon: ChartLine },
  { key: 'TEAMBETTING3', path: '/m/teamBetting', label: 'tools.betting', icon: ListChecks },
  { key: 'GAMSER', path: '/m/member/agent/agentRebeat', label: 'tools.rebateSettings', icon: Percent },
  { key: 'AGEREBINC3', path: '/m/member/teamRebate', label: 'tools.rebateIncome', icon: Coins },
  { key: 'SECPRIV', path: '/m/securityCenter', label: 'tools.security', icon: ShieldCheck },
  { key: 'MAILCEN', path: MAIL_PATH, label: 'tools.mail', icon: Mail },
];
