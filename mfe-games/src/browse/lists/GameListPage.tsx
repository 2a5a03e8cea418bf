import { useFlag } from '@site/api';
import type { GameListPageProps } from '@site/contracts/federation/remoteModules';
import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { lazySheet } from '@site/ui/lazyPart';
import { PageHeader } from '@site/ui/PageHeader';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useSheet } from '@site/ui/useSheet';
import { VendorMark } from '@site/ui/VendorMark';
import { SlidersHorizontal } from 'lucide-react';
import { LIST_TABS } from '../../catalogue/paths';
import { useVendorCategories } from '../../catalogue/queries';
import { vendorName } from '../../catalogue/vendorCategories';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { useTexts } from '../../useTexts';
import { LiveStrip } from '../live/LiveStrip';
import live from '../live/LiveStrip.module.css';
import { AppliedFilters } from './AppliedFilters';
import { GameResults } from './GameResults';
import styles from './ListPage.module.css';
import { listSearch } from './listState';
import { NameSearch } from './NameSearch';
import { useListState } from './useListState';
import { useLoginForOwnLists } from './useLoginForOwnLists';

const FilterSheet = lazySheet(() => import('./FilterSheet'));

const TABS_ID = 'game-list';

/** Every game of a category: tabs, name search, filters, endless list. */
export default function GameListPage({ gameType }: GameListPageProps) {
  const { t } = useTexts();
  const back = useBack();
  const [state, change] = useListState(gameType);
  const sheet = useSheet();
  const categories = useVendorCategories().data ?? [];
  const hasModels = useFlag('liveModels');
  // Above the whole category, not above what somebody looks for in it.
  const showsModels = hasModels && state.type === 'LIVE' && listSearch(state, 'LIVE').size === 0;
  const asksForLogin = useLoginForOwnLists(state.tab);
  useRefreshOnReturn();

  return (
    <div className={styles.page}>
      <PageHeader
        title={t(`category.${state.type}`)}
        subtitle={state.vendor ? vendorName(categories, state.vendor) : t('list.allVendors')}
        onBack={back}
        right={
          <>
            {state.vendor && <VendorMark vendor={state.vendor} size={24} />}
            <IconButton icon={SlidersHorizontal} label={t('filter.open')} onClick={sheet.show} />
          </>
        }
      />
      <div className={styles.top}>
        <NameSearch name={state.name} onChange={change} />
        <Tabs
          fill
          label={t('list.tabs')}
          panels={TABS_ID}
          activation="manual"
          items={LIST_TABS.map((tab) => ({ value: tab, label: t(`list.tab.${tab}`) }))}
          value={state.tab}
          onChange={(tab) => asksForLogin(tab) || change({ tab })}
        />
      </div>
      <TabPanel panels={TABS_ID} value={state.tab}>
        {showsModels && <LiveStrip className={live.onList} />}
        <AppliedFilters state={state} onChange={change} />
        {/* A list of its own for each tab and filter (GA-024). */}
        <GameResults key={String(listSearch(state))} state={state} onChange={change} />
      </TabPanel>
      {sheet.opening > 0 && (
        // A new sheet for each opening, so that it starts from what is applied.
        <FilterSheet
          key={sheet.opening}
          open={sheet.open}
          state={state}
          onClose={sheet.close}
          onApply={(filters) => {
            sheet.close();
            change(filters);
          }}
        />
      )}
    </div>
  );
}
