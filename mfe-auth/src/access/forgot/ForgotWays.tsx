import { useFlag, useSystemStatus } from '@site/api';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { Activity, useState } from 'react';
import { FormSkeleton } from '../../form/FormSkeleton';
import { useTexts } from '../../useTexts';
import { EmailForm } from './EmailForm';
import styles from './ForgotPasswordPage.module.css';
import { PhoneForm } from './PhoneForm';

const PANELS = 'forgot';

const WAYS = ['phone', 'email'] as const;
type Way = (typeof WAYS)[number];

interface ForgotWaysProps {
  /** The way that is open at first; by phone where the merchant has it. */
  first?: Way | undefined;
}

/** By phone or by e-mail, with tabs where there is a choice (AU-064). */
export function ForgotWays({ first }: ForgotWaysProps) {
  const { t } = useTexts();
  const { isPending } = useSystemStatus();
  const byPhone = useFlag('resetPasswordByPhone');
  const [way, choose] = useState<Way>(first ?? 'phone');
  if (isPending) return <FormSkeleton />;
  if (!byPhone) return <EmailForm />;
  const forms = { phone: <PhoneForm />, email: <EmailForm /> };
  return (
    <>
      <Tabs
        variant="segmented"
        className={styles.ways}
        label={t('forgot.ways')}
        panels={PANELS}
        value={way}
        onChange={choose}
        items={[
          { value: 'phone', label: t('forgot.byPhone') },
          { value: 'email', label: t('forgot.byEmail') },
        ]}
      />
      {/* Both stay as they are: a look at the other takes neither what was typed nor the countdown. */}
      {WAYS.map((each) => (
        <Activity key={each} mode={each === way ? 'visible' : 'hidden'}>
          <TabPanel panels={PANELS} value={each}>
            {forms[each]}
          </TabPanel>
        </Activity>
      ))}
    </>
  );
}
