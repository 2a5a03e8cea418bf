import { formatNumber } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { categoryPath, gameListPath } from '../../catalogue/paths';
import { useGameCount } from '../../catalogue/queries';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import styles from './GameEntrance.module.css';
import { SectionGames } from './SectionGames';
import { useSectionGames } from './useSectionGames';

/** The first games of a category, and the way to the rest. */
export function CategorySection({ category }: { category: VendorCategory }) {
  const { t } = useTexts();
  const list = useSectionGames(category);
  // The number can wait: the games are what the player came for.
  const count = useGameCount({ type: category.type }, list.games !== undefined);
  const title = t(`category.${category.type}`);
  const all = gameListPath({ type: category.type });
  return (
    <section className={styles.section}>
      <SectionHead title={title} to={categoryPath(category.type)}>
        {count === undefined ? t('entrance.seeAll') : t('list.count', { count, shown: formatNumber(count) })}
      </SectionHead>
      <SectionGames list={list} label={title} />
      {list.hasMore && (
        <div className={styles.more}>
          <Button variant="quiet" block render={<Link to={all} />}>
            {t(`showMore.${category.type}`)}
          </Button>
        </div>
      )}
    </section>
  );
}
