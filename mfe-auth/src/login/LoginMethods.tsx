import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useTexts } from '../useTexts';
import { LoginForm } from './LoginForm';
import styles from './LoginForm.module.css';
import { useLoginForm } from './useLoginForm';
import { useLoginMethod } from './useLoginMethod';

const PANELS = 'login';

/** By user name, or by a code to the member's number, with tabs where the merchant has both (AU-002). */
export function LoginMethods() {
  const { t } = useTexts();
  const { canChoose, method, keepSms, choose } = useLoginMethod();
  const state = useLoginForm(method);
  const form = <LoginForm state={state} method={method} keepSms={keepSms} />;
  if (!canChoose) return form;
  return (
    <>
      <Tabs
        variant="segmented"
        className={styles.methods}
        label={t('login.methods')}
        panels={PANELS}
        value={method}
        onChange={(next) => {
          if (next === method) return;
          choose(next);
          state.startAnew();
        }}
        items={[
          { value: 'username', label: t('login.byUsername') },
          { value: 'sms', label: t('login.bySms') },
        ]}
      />
      <TabPanel panels={PANELS} value={method}>
        {form}
      </TabPanel>
    </>
  );
}
