import type { GameClass } from '@site/contracts/areas/games';
import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { Crown, Joystick, Layers, type LucideIcon, Swords, Ticket, TvMinimalPlay } from 'lucide-react';
import { categoryPath } from '../../catalogue/paths';
import { useTexts } from '../../useTexts';
import { FILTER_CLASSES } from '../lists/listState';
import styles from './Centre.module.css';
import { slotsPath } from './slotsPath';

const ICONS: Record<Exclude<GameClass, 'BG'>, LucideIcon> = {
  JP: Crown,
  SC: Ticket,
  VP: TvMinimalPlay,
  TG: Swords,
  AC: Joystick,
};

/** All slots, and each kind of them. */
export function SlotKinds() {
  const { t } = useTexts();
  const kinds = FILTER_CLASSES.map((classify) => ({
    to: slotsPath({ classify }),
    icon: ICONS[classify],
    name: t(`filter.class.${classify}`),
  }));
  return (
    <nav aria-label={t('filter.kind')}>
      <ul className={styles.kinds}>
        {[{ to: categoryPath('RNG'), icon: Layers, name: t('centre.allSlots') }, ...kinds].map(
          ({ to, icon, name }) => (
            <li key={to}>
              <Link to={to} className={styles.kind}>
                <Icon of={icon} />
                <span className={styles.kindName}>{name}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
