import type { GameType } from '@site/contracts/areas/games';
import type { Downline } from '@site/contracts/areas/team';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { ChevronRight } from 'lucide-react';
import { useCategoryName } from '../../categories/useCategoryName';
import { PersonFace } from '../../people/PersonFace';
import { PersonName } from '../../people/PersonName';
import { useTexts } from '../../useTexts';
import { hasChosen } from '../draft';
import styles from './List.module.css';

interface DownlineCardProps {
  person: Downline;
  /** Whose rates show. */
  categories: readonly GameType[];
  /** The agent. */
  user: string;
}

/** A direct downline with its first rates; a press leads to all of them. */
export function DownlineCard({ person, categories, user }: DownlineCardProps) {
  const { t } = useTexts();
  const categoryName = useCategoryName();
  const { account, type, online, rebates = [] } = person;
  const rateOf = (category: GameType) =>
    rebates.find(({ gameType }) => gameType === category)?.rate ?? '0.00';
  return (
    <Card padded={false}>
      <Link className={styles.person} to={addressOf(PATHS.rebateSettings, { account })}>
        <span className={styles.top}>
          <PersonFace account={account} online={online} />
          <PersonName account={account} type={type}>
            {hasChosen(user, account) ? t('rebates.list.unsaved') : undefined}
          </PersonName>
          <Icon of={ChevronRight} size={16} />
        </span>
        {categories.length > 0 && (
          <span className={styles.figures}>
            {categories.map((category) => (
              <span key={category}>
                <small>{categoryName(category)}</small> <b>{rateOf(category)}%</b>
              </span>
            ))}
          </span>
        )}
      </Link>
    </Card>
  );
}
