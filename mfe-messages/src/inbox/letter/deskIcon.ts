import type { InboxDesk } from '@site/contracts/areas/inbox';
import {
  Gift,
  Headset,
  HeartHandshake,
  type LucideIcon,
  Mail,
  Package,
  ShieldCheck,
  Wallet,
} from 'lucide-react';

const ICONS: Readonly<Record<InboxDesk, LucideIcon>> = {
  CASHIER: Wallet,
  PROMOTIONS: Gift,
  MALL: Package,
  CARE: HeartHandshake,
  SECURITY: ShieldCheck,
  SERVICE: Headset,
};

/** The picture of who wrote a mail; an envelope for whoever the site does not know. */
export const deskIcon = (desk: string | undefined): LucideIcon =>
  new Map<string | undefined, LucideIcon>(Object.entries(ICONS)).get(desk) ?? Mail;
