import { useFlag, useMenuKey, useOffers } from '@site/api';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { PATHS } from '@site/contracts/values/paths';
import { useExistingRoutes } from '@site/router';
import { CalendarCheck, Crown, Gift, type LucideIcon } from 'lucide-react';

export interface Shortcut {
  readonly path: (typeof PATHS)['missions' | 'benefits' | 'rewards'];
  readonly label: string;
  readonly icon: LucideIcon;
}

// @texts widget.checkIn widget.vip widget.bonus — the row says which
const SHORTCUTS: readonly Shortcut[] = [
  { path: PATHS.missions, label: 'widget.checkIn', icon: CalendarCheck },
  { path: PATHS.benefits, label: 'widget.vip', icon: Crown },
  { path: PATHS.rewards, label: 'widget.bonus', icon: Gift },
];

/** Those that lead to a page of this site which the merchant has switched on; none to whom nothing is offered. */
export function useShortcuts(): readonly Shortcut[] {
  const exists = useExistingRoutes();
  const offered = useOffers() !== false;
  const isOn: Record<Shortcut['path'], boolean> = {
    [PATHS.missions]: useFlag('missions'),
    [PATHS.benefits]: true,
    [PATHS.rewards]: useMenuKey(MENU_KEYS.rewards),
  };
  return offered ? SHORTCUTS.filter(({ path }) => isOn[path] && exists(path)) : [];
}
