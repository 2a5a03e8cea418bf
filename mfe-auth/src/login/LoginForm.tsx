import { LOGIN_CAPTCHA_MAX_LENGTH } from '@site/contracts/validators';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { CaptchaField } from '../captcha/CaptchaField';
import { FORGOT_PATH } from '../paths';
import { useTexts } from '../useTexts';
import styles from './LoginForm.module.css';
import type { LoginMethod } from './loginFields';
import { SmsFields } from './SmsFields';
import { UsernameFields } from './UsernameFields';
import type { LoginFormState } from './useLoginForm';

interface LoginFormProps {
  state: LoginFormState;
  method: LoginMethod;
  /** The fields of the SMS way stay where they are while the other way shows: a countdown may be running. */
  keepSms: boolean;
}

/** The fields of one way to log in, a captcha once the platform asks for one, and "remember me". */
export function LoginForm({ state, method, keepSms }: LoginFormProps) {
  const { t } = useTexts();
  const canReset = useRouteExists(FORGOT_PATH);
  const { form, captcha, errorOf } = state;
  return (
    <form className={styles.form} noValidate onSubmit={state.submit}>
      {method === 'username' && <UsernameFields {...state} />}
      {keepSms && (
        <div hidden={method !== 'sms'}>
          <SmsFields {...state} />
        </div>
      )}
      {state.captchaShown && (
        <CaptchaField
          {...form.register('captcha')}
          inputMode="numeric"
          maxLength={LOGIN_CAPTCHA_MAX_LENGTH}
          image={captcha.data?.image}
          failed={captcha.isError}
          loading={captcha.isFetching}
          onReload={() => void captcha.refetch()}
          error={errorOf('captcha')}
        />
      )}
      <div className={styles.between}>
        {state.canRemember && <Checkbox {...form.register('remember')}>{t('form.remember')}</Checkbox>}
        {canReset && method === 'username' && (
          <Button
            variant="text"
            size="small"
            flush
            className={styles.forgot}
            render={<Link to={FORGOT_PATH} />}
          >
            {t('form.forgot')}
          </Button>
        )}
      </div>
      <Button type="submit" block loading={state.pending}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
