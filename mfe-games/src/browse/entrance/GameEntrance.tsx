import { useErrorText } from '@site/i18n';
import { loginRedirect, useLocation, useNavigate, useSearchParams } from '@site/router';
import { useSession } from '@site/session';
import { ErrorState } from '@site/ui/ErrorState';
import { TabPanel } from '@site/ui/Tabs';
import { useDeferredValue } from 'react';
import type { EntranceTab } from '../../catalogue/parts/CategoryIcon';
import { useVendorCategories } from '../../catalogue/queries';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { useTexts } from '../../useTexts';
import { CATEGORY_PANELS, CategoryTabs } from './CategoryTabs';
import { EntranceLoading } from './EntranceLoading';
import { entranceSearch, useEntranceState } from './entranceState';
import { FavouritesPanel } from './FavouritesPanel';
import { opensAtOnce, useLaunchVendor } from './launchVendor';
import { VendorPanel } from './VendorPanel';

/** Category tabs and what the chosen one holds: the way from home to a game in two taps. */
export default function GameEntrance() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useVendorCategories();
  // In slices: the tabs and tiles of a first screen in one go hold up a slow phone.
  const categories = useDeferredValue(data);
  useRefreshOnReturn();

  if (categories) return <Entrance categories={categories} />;
  if (error) {
    return (
      <ErrorState
        title={t('list.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <EntranceLoading />;
}

function Entrance({ categories }: { categories: readonly VendorCategory[] }) {
  const [state, change] = useEntranceState();
  const select = useSelectTab(categories, (tab) => change({ tab }));
  const guest = useSession((session) => session === null);

  // A tab that a guest may not see, or that this merchant has not, is the first one.
  const known = state.tab === 'FAV' ? !guest : categories.some(({ type }) => type === state.tab);
  const tab = known ? state.tab : 'HOT';
  const category =
    categories.find(({ type }) => type === (tab === 'HOT' ? 'RNG' : tab)) ??
    (tab === 'HOT' ? categories[0] : undefined);

  return (
    <section>
      <CategoryTabs categories={categories} value={tab} onChange={select} />
      <TabPanel panels={CATEGORY_PANELS} value={tab}>
        {tab === 'FAV' && <FavouritesPanel onBrowseHot={() => change({ tab: 'HOT' })} />}
        {tab !== 'FAV' && category && (
          <VendorPanel
            key={tab}
            tab={tab}
            category={category}
            vendor={state.vendor}
            onVendor={(vendor) => change({ tab, vendor })}
          />
        )}
      </TabPanel>
    </section>
  );
}

/** What a press on a tab does: shows it, asks a guest to log in, or opens the category's only provider. */
function useSelectTab(categories: readonly VendorCategory[], show: (tab: EntranceTab) => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const guest = useSession((session) => session === null);
  const launchVendor = useLaunchVendor();
  return (tab: EntranceTab) => {
    if (tab === 'FAV' && guest) {
      void navigate(loginRedirect({ pathname, search: `?${entranceSearch(search, { tab })}` }));
      return;
    }
    const category = categories.find(({ type }) => type === tab);
    const [vendor] = category?.vendors ?? [];
    if (category && vendor && opensAtOnce(category)) void launchVendor(category, vendor.accountTypeName);
    else show(tab);
  };
}
