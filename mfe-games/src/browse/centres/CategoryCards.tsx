import type { Game } from '@site/contracts/areas/games';
import { EmptyState } from '@site/ui/EmptyState';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useVendorCategories } from '../../catalogue/queries';
import { belongsTo } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import { CategoriesFailed } from './CategoriesFailed';
import { CategoryCard } from './CategoryCard';
import styles from './Centre.module.css';

/** Cards of the first screen and beyond: what stands below them is not to be seen before they are here. */
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A card for each category of the merchant, in its order. */
export function CategoryCards({ hot }: { hot: readonly Game[] }) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useVendorCategories();
  if (data?.length === 0) {
    return <EmptyState title={t('list.empty.all.title')} body={t('list.empty.all.body')} />;
  }
  if (data) {
    return (
      <ul aria-label={t('entrance.categories')} className={styles.cards}>
        {data.map((category) => (
          <li key={category.type}>
            <CategoryCard category={category} hot={hot.filter((game) => belongsTo(game, category))} />
          </li>
        ))}
      </ul>
    );
  }
  if (error) return <CategoriesFailed error={error} isFetching={isFetching} refetch={refetch} />;
  return (
    <LoadingRegion label={t('list.loading')}>
      <div className={styles.cards}>
        {SKELETONS.map((place) => (
          <Skeleton key={place} shape="card" height="var(--centre-card-h)" />
        ))}
      </div>
    </LoadingRegion>
  );
}
