import { Tabs } from '@site/ui/Tabs';
import { CategoryIcon, type EntranceTab } from '../../catalogue/parts/CategoryIcon';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import styles from './GameEntrance.module.css';

export const CATEGORY_PANELS = 'game-entrance';

export interface CategoryTabsProps {
  categories: readonly VendorCategory[];
  value: EntranceTab;
  onChange: (tab: EntranceTab) => void;
}

/** Hot, the categories in the platform's order, Favourites (GA-001). */
export function CategoryTabs({ categories, value, onChange }: CategoryTabsProps) {
  const { t } = useTexts();
  const tabs: EntranceTab[] = ['HOT', ...categories.map(({ type }) => type), 'FAV'];
  return (
    <Tabs
      variant="category"
      // Some tabs lead away at once, to a game or to the login page.
      activation="manual"
      panels={CATEGORY_PANELS}
      label={t('entrance.categories')}
      className={styles.categories}
      items={tabs.map((tab) => ({
        value: tab,
        label: t(`category.${tab}`),
        icon: <CategoryIcon of={tab} />,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
