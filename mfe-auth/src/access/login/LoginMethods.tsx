import { PATHS } from '@site/contracts/values/paths';
import { useRouteExists } from '@site/router';
import { useTexts } from '../../useTexts';
import { MethodTabs } from '../frame/MethodTabs';
import { PasskeyLogin } from '../passkeys/PasskeyLogin';
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
  const canReset = useRouteExists(PATHS.forgotPassword) && hasPassword;
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
    <MethodTabs
      id="login"
      label={t('login.methods')}
      method={method}
      onChange={change}
      methods={[
        { value: 'username', label: t('login.byUsername') },
        { value: 'sms', label: t('login.bySms') },
      ]}
    >
      {form}
    </MethodTabs>
  );
}
