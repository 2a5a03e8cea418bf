import { useRouteExists } from '@site/router';
import { WayTabs } from '../frame/WayTabs';
import { PasskeyLogin } from '../passkeys/PasskeyLogin';
import { FORGOT_PATH } from '../paths';
import { useTexts } from '../useTexts';
import { LoginForm } from './LoginForm';
import type { LoginMethod } from './loginFields';
import { SmsPart } from './SmsPart';
import { UsernameFields } from './UsernameFields';
import { useLoginForm } from './useLoginForm';
import { useLoginMethod } from './useLoginMethod';

/** By user name, or by a code to the member's number, with tabs where the merchant has both (AU-002). */
export function LoginMethods() {
  const { t } = useTexts();
  const { canChoose, method, keepSms, choose } = useLoginMethod();
  const state = useLoginForm(method);
  const change = (next: LoginMethod) => {
    if (next === method) return;
    choose(next);
    state.startAnew();
  };
  const hasPassword = method === 'username';
  const canReset = useRouteExists(FORGOT_PATH) && hasPassword;
  const form = (
    <>
      <LoginForm state={state} canReset={canReset}>
        {hasPassword && <UsernameFields {...state} />}
        {canChoose && (
          <SmsPart
            state={state}
            shown={method === 'sms'}
            kept={keepSms}
            onMissing={() => change('username')}
          />
        )}
      </LoginForm>
      <PasskeyLogin persist={() => state.form.getValues('remember')} autofill={hasPassword} />
    </>
  );
  if (!canChoose) return form;
  return (
    <WayTabs
      id="login"
      label={t('login.methods')}
      way={method}
      onChange={change}
      ways={[
        { value: 'username', label: t('login.byUsername') },
        { value: 'sms', label: t('login.bySms') },
      ]}
    >
      {form}
    </WayTabs>
  );
}
