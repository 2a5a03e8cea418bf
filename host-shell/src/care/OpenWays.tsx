import { addressOf, PATHS } from '@site/contracts/values/paths';
import type { PlayStateName } from '@site/contracts/values/playState';
import { Link, useExistingRoutes } from '@site/router';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { useSignOut } from '@site/ui/sessionActions';
import {
  BanknoteArrowUp,
  CalendarPlus,
  ChartColumn,
  Gauge,
  Headset,
  LogOut,
  type LucideIcon,
  Receipt,
  ShieldCheck,
  Undo2,
} from 'lucide-react';
import { useId } from 'react';
import { useContact } from '../layout/useContact';
import styles from './Care.module.css';
import { useCareTexts } from './useCareTexts';

interface Way {
  readonly text: string;
  readonly path: string;
  readonly icon: LucideIcon;
}

const WAYS: readonly Way[] = [
  { text: 'withdraw', path: PATHS.withdraw, icon: BanknoteArrowUp },
  { text: 'statement', path: PATHS.careStatement, icon: ChartColumn },
  { text: 'transactions', path: PATHS.transactions, icon: Receipt },
  { text: 'security', path: PATHS.securityCentre, icon: ShieldCheck },
  { text: 'limits', path: PATHS.careLimits, icon: Gauge },
];

const RETURN = addressOf(PATHS.careBreak, { part: 'return' });

/** What a member may do about the closing itself. */
const ABOUT_IT: Readonly<Partial<Record<PlayStateName, Way>>> = {
  TIMEOUT: { text: 'longer', path: PATHS.careBreak, icon: CalendarPlus },
  EXCLUDED: { text: 'longer', path: addressOf(PATHS.careBreak, { part: 'exclusion' }), icon: CalendarPlus },
  RETURN_DUE: { text: 'return', path: RETURN, icon: Undo2 },
  RETURN_WAIT: { text: 'stay', path: RETURN, icon: Undo2 },
};

/** What stays open to an account that is closed for play, with the ways out at the end. */
export function OpenWays({ state }: { state: PlayStateName }) {
  const { t } = useCareTexts();
  const title = useId();
  const exists = useExistingRoutes();
  const contact = useContact();
  const { signOut } = useSignOut({
    title: t('logout.title'),
    body: t('logout.body'),
    confirm: t('logout.confirm'),
    cancel: t('logout.cancel'),
    wait: t('logout.wait'),
  });
  const aboutIt = ABOUT_IT[state];
  return (
    <nav aria-labelledby={title}>
      <h2 id={title} className={styles.group}>
        {t('care.open.title')}
      </h2>
      <Card as="ul" padded={false}>
        {[...WAYS, ...(aboutIt ? [aboutIt] : [])]
          .filter(({ path }) => exists(path))
          .map(({ text, path, icon }) => (
            <li key={path}>
              <ListRow icon={<Icon of={icon} />} label={t(`care.open.${text}`)} render={<Link to={path} />} />
            </li>
          ))}
        <li>
          <ListRow icon={<Icon of={Headset} />} label={t('menu.service')} chevron={false} onClick={contact} />
        </li>
        <li>
          <ListRow icon={<Icon of={LogOut} />} label={t('menu.logout')} chevron={false} onClick={signOut} />
        </li>
      </Card>
    </nav>
  );
}
