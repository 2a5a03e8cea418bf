import { depositRecords } from '@site/contracts/areas/deposit';
import { transactions } from '@site/contracts/areas/wallet';
import { withdrawReport } from '@site/contracts/areas/withdraw';
import { useBack, usePageTitle } from '@site/router';
import { PageHeader } from '@site/ui/PageHeader';
import { daysOf, RangeChips, useRefreshRecords } from '@site/ui/records';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useTexts } from '../../useTexts';
import { DepositsTab } from './DepositsTab';
import { FilterChips } from './FilterChips';
import { MovementsTab } from './MovementsTab';
import { NO_FILTERS, RECORD_TABS } from './recordState';
import styles from './TransactionRecordPage.module.css';
import { useRecordState } from './useRecordState';
import { WithdrawalsTab } from './WithdrawalsTab';

const TABS_ID = 'transaction-record';
const LISTS = [transactions, depositRecords, withdrawReport] as const;

/** What has moved on a member's wallet, and the orders to pay in and out; for an agent also the team's transfers. */
export default function TransactionRecordPage() {
  const { t } = useTexts();
  const { state, change, today } = useRecordState();
  const { tab, range, code, deposit, withdrawal, team } = state;
  const days = daysOf(range, today);
  useRefreshRecords(LISTS);
  const list = { days, today, onChange: change };
  return (
    <div className={styles.page}>
      {team && <TeamHeader />}
      <div className={styles.top}>
        {!team && (
          <Tabs
            fill
            label={t('records.title')}
            panels={TABS_ID}
            items={RECORD_TABS.map((each) => ({ value: each, label: t(`records.tab.${each}`) }))}
            value={tab}
            onChange={(next) => change({ tab: next, ...NO_FILTERS })}
          />
        )}
        <RangeChips range={range} today={today} onChange={(next) => change({ range: next })} />
        <FilterChips state={state} onChange={change} />
      </div>
      <TabPanel panels={TABS_ID} value={tab}>
        {tab === 'all' && <MovementsTab {...list} code={code} team={team} />}
        {tab === 'deposits' && <DepositsTab {...list} status={deposit} />}
        {tab === 'withdrawals' && <WithdrawalsTab {...list} status={withdrawal} />}
      </TabPanel>
    </div>
  );
}

function TeamHeader() {
  const { t } = useTexts();
  const back = useBack();
  usePageTitle(t('records.teamTitle'));
  return <PageHeader title={t('records.teamTitle')} onBack={back} />;
}
