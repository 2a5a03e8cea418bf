import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { ACCOUNT_TABS, useAccountTab } from './accountTabs';
import { FormTab } from './form/FormTab';
import { EMPTY_FORM, type OpenedAccount } from './form/form';
import { Opened } from './form/Opened';
import { LinksTab } from './links/LinksTab';
import styles from './OpenAccountPage.module.css';

const TABS_ID = 'open-account';

/** Adds people to an agent's team: by a form, or by links that they register with themselves. */
export default function OpenAccountPage() {
  const { t } = useTexts();
  const [tab, choose] = useAccountTab();
  // Kept here, so that a look at the links loses nothing. Nowhere else: there is a password in it.
  const [form, setForm] = useState(EMPTY_FORM);
  const [opened, setOpened] = useState<OpenedAccount>();
  const [another, setAnother] = useState(false);

  if (opened)
    return (
      <Opened
        account={opened}
        onDone={() => {
          setOpened(undefined);
          setAnother(true);
        }}
      />
    );
  return (
    <div className={styles.page}>
      <div className={styles.tabs}>
        <Tabs
          fill
          label={t('accounts.tab.label')}
          panels={TABS_ID}
          items={ACCOUNT_TABS.map((each) => ({ value: each, label: t(`accounts.tab.${each}`) }))}
          value={tab}
          onChange={choose}
        />
      </div>
      <TabPanel panels={TABS_ID} value={tab} className={styles.panel}>
        {tab === 'form' && (
          <FormTab
            form={form}
            onChange={setForm}
            takesFocus={another}
            onOpened={(account) => {
              setForm(EMPTY_FORM);
              setOpened(account);
            }}
          />
        )}
        {tab === 'link' && <LinksTab />}
      </TabPanel>
    </div>
  );
}
