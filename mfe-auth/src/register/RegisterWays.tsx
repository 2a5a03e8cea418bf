import type { RegisterSettings } from '@site/contracts/registration';
import { registerFieldsBy } from '@site/contracts/registration';
import type { Settings } from '@site/contracts/system';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { RegisterForm } from './RegisterForm';
import styles from './RegisterForm.module.css';
import type { RegisterWay } from './registerFields';

const PANELS = 'register';

interface RegisterWaysProps {
  /** Which ways the merchant has; one at least. */
  ways: Readonly<Record<RegisterWay, boolean>>;
  fields: RegisterSettings;
  /** Whether a password is asked for with a number. */
  withPassword: boolean;
  merchant: Settings | undefined;
}

/** By user name or by mobile number, with tabs where there is a choice (AU-039, AU-040). */
export function RegisterWays({ ways, fields, withPassword, merchant }: RegisterWaysProps) {
  const { t } = useTexts();
  const [chosen, choose] = useState<RegisterWay>('username');
  const both = ways.username && ways.mobileNum;
  const first: RegisterWay = ways.mobileNum && !ways.username ? 'mobileNum' : 'username';
  const way = both ? chosen : first;
  // One form for both, so that what was typed in one is there in the other.
  const form = (
    <RegisterForm way={way} settings={registerFieldsBy(way, fields, { withPassword })} merchant={merchant} />
  );
  if (!both) return form;
  return (
    <>
      <Tabs
        variant="segmented"
        className={styles.ways}
        label={t('register.ways')}
        panels={PANELS}
        value={way}
        onChange={choose}
        items={[
          { value: 'username', label: t('register.byUsername') },
          { value: 'mobileNum', label: t('register.byMobile') },
        ]}
      />
      <TabPanel panels={PANELS} value={way}>
        {form}
      </TabPanel>
    </>
  );
}
