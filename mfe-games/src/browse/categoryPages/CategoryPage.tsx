import type { CategoryPageProps } from '@site/contracts/federation/remoteModules';
import { useBack } from '@site/router';
import { PageHeader } from '@site/ui/PageHeader';
import { VendorMark } from '@site/ui/VendorMark';
import { useVendorCategories } from '../../catalogue/queries';
import { vendorName } from '../../catalogue/vendorCategories';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { useTexts } from '../../useTexts';
import list from '../lists/ListPage.module.css';
import type { ListState } from '../lists/listState';
import { NameSearch } from '../lists/NameSearch';
import { useListState } from '../lists/useListState';
import { useLoginForOwnLists } from '../lists/useLoginForOwnLists';
import { CategoryBar } from './CategoryBar';
import styles from './CategoryPage.module.css';
import { CategoryResults } from './CategoryResults';
import { HotResults } from './HotResults';

/** A category with a tab for each of its providers (GA-035, GA-074); `HOT` is the hot games of all of them. */
export default function CategoryPage({ category }: CategoryPageProps) {
  const { t } = useTexts();
  const back = useBack();
  const hotPage = category === 'HOT';
  const [listState, change] = useListState(hotPage ? 'RNG' : category);
  // Recent games have no tab here.
  const state: ListState = { ...listState, tab: listState.tab === 'recent' ? 'all' : listState.tab };
  const categories = useVendorCategories().data ?? [];
  const asksForLogin = useLoginForOwnLists(hotPage ? 'all' : state.tab);
  useRefreshOnReturn();
  const { tab, vendor, name } = state;

  return (
    <div className={styles.page}>
      <PageHeader
        title={hotPage ? t('category.hotPage') : t(`category.${category}`)}
        subtitle={vendor ? vendorName(categories, vendor) : t('list.allVendors')}
        onBack={back}
        right={vendor && <VendorMark vendor={vendor} size={24} />}
      />
      <div className={list.top}>
        <NameSearch name={name} onChange={change} />
        <CategoryBar
          category={category}
          tab={tab}
          vendor={vendor}
          onChoose={(choice) => asksForLogin(choice.tab) || change(choice)}
        />
      </div>
      {hotPage ? (
        <HotResults key={`${vendor} ${name}`} vendor={vendor} name={name} onChange={change} />
      ) : (
        <CategoryResults key={`${tab} ${vendor} ${name}`} state={state} onChange={change} />
      )}
    </div>
  );
}
