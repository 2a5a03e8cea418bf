import type { GameSearchAnswer } from '@site/contracts/areas/gameSearch';
import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { Marked } from '@site/ui/Marked';
import { VendorMark } from '@site/ui/VendorMark';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategoryIcon } from '../../catalogue/parts/CategoryIcon';
import press from '../../catalogue/parts/PressRow.module.css';
import { gameListPath } from '../../catalogue/paths';
import { useTexts } from '../../useTexts';
import styles from './PlaceRows.module.css';
import { STOP } from './useArrowKeys';

export interface PlaceRowsProps extends Pick<GameSearchAnswer, 'providers' | 'categories'> {
  onOpen: () => void;
}

/** Categories and providers that a search names, each the way to its list. */
export function PlaceRows({ providers, categories, onOpen }: PlaceRowsProps) {
  const { t } = useTexts();
  return (
    <ul aria-label={t('gameSearch.places')} className={styles.rows}>
      {categories.map((type) => (
        <Place
          key={type}
          to={gameListPath({ type })}
          icon={<CategoryIcon of={type} size={20} />}
          detail={t('gameSearch.category')}
          onOpen={onOpen}
        >
          {t(`category.${type}`)}
        </Place>
      ))}
      {providers.map(({ code, name, marks, gameType }) => (
        <Place
          key={`${code} ${gameType}`}
          to={gameListPath({ type: gameType, vendor: code })}
          icon={<VendorMark vendor={code} size={20} />}
          detail={t('gameSearch.provider', { category: t(`category.${gameType}`) })}
          onOpen={onOpen}
        >
          <Marked text={name} marks={marks} />
        </Place>
      ))}
    </ul>
  );
}

interface PlaceProps {
  to: string;
  icon: ReactNode;
  detail: string;
  onOpen: () => void;
  children: ReactNode;
}

function Place({ to, icon, detail, onOpen, children }: PlaceProps) {
  return (
    <li className={styles.item}>
      <Link to={to} {...STOP} className={`${press.row} ${styles.row}`} onClick={onOpen}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.name}>{children}</span> <span className={styles.detail}>{detail}</span>
        </span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </li>
  );
}
