import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { PageHeader } from '@site/ui/PageHeader';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { VendorMark } from '@site/ui/VendorMark';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { LIST_TABS, type ListTab } from '../../catalogue/paths';
import { useVendorCategories } from '../../catalogue/queries';
import { vendorName } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import styles from './ListPage.module.css';
import type { ListState } from './listState';
import { NameSearch } from './NameSearch';

const TABS_ID = 'game-list';

interface ListFrameProps {
  state: ListState;
  onName: (changes: Pick<ListState, 'name'>) => void;
  onTab: (tab: ListTab) => void;
  onFilter: () => void;
  /** The games of the chosen tab. */
  children: ReactNode;
}

/** What is around the games of a category: its name, search, filter and tabs. */
export function ListFrame({ state, onName, onTab, onFilter, children }: ListFrameProps) {
  const { t } = useTexts();
  const back = useBack();
  const categories = useVendorCategories().data ?? [];
  return (
    <div className={styles.page}>
      <PageHeader
        title={t(`category.${state.type}`)}
        subtitle={state.vendor ? vendorName(categories, state.vendor) : t('list.allVendors')}
        onBack={back}
        right={
          <>
            {state.vendor && <VendorMark vendor={state.vendor} size={24} />}
            <IconButton icon={SlidersHorizontal} label={t('filter.open')} onClick={onFilter} />
          </>
        }
      />
      <div className={styles.top}>
        <NameSearch name={state.name} onChange={onName} />
        <Tabs
          fill
          label={t('list.tabs')}
          panels={TABS_ID}
          activation="manual"
          items={LIST_TABS.map((tab) => ({ value: tab, label: t(`list.tab.${tab}`) }))}
          value={state.tab}
          onChange={onTab}
        />
      </div>
      <TabPanel panels={TABS_ID} value={state.tab}>
        {children}
      </TabPanel>
    </div>
  );
}
