import type { GameType } from '@site/contracts/areas/games';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { useId } from 'react';
import { CategoryIcon } from '../../catalogue/parts/CategoryIcon';
import { gameListPath } from '../../catalogue/paths';
import { useVendorCategories } from '../../catalogue/queries';
import { useTexts } from '../../useTexts';
import styles from './CategoryLinks.module.css';

/** The other categories of this merchant. ELOTT has no list of its own; LOTT has a lobby where the site has one (GA-033). */
export function CategoryLinks({ current, onLeave }: { current: GameType; onLeave: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const hasLobby = useRouteExists(PATHS.lotteryLobby);
  const others = (useVendorCategories().data ?? [])
    .map(({ type }) => type)
    .filter((type) => type !== current && type !== 'ELOTT');
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.nav}>
      <h3 id={id} className={styles.title}>
        {t('filter.otherCategories')}
      </h3>
      <ul className={styles.list}>
        {others.map((type) => (
          <li key={type}>
            <Link
              to={type === 'LOTT' && hasLobby ? PATHS.lotteryLobby : gameListPath({ type })}
              className={styles.link}
              onClick={onLeave}
            >
              <CategoryIcon of={type} size={18} />
              {t(`category.${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
