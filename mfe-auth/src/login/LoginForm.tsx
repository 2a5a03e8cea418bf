import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSettings } from '@site/api';
import { LOGIN_CAPTCHA_MAX_LENGTH } from '@site/contracts/validators';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from '../captcha/CaptchaField';
import { useCaptcha } from '../captcha/useCaptcha';
import { PasswordField } from '../form/PasswordField';
import { UsernameField } from '../form/UsernameField';
import { useFieldError } from '../form/useFieldError';
import { FORGOT_PATH } from '../paths';
import { useTexts } from '../useTexts';
import styles from './LoginForm.module.css';
import { type LoginFields, loginSchema } from './loginSchema';
import { useLogin } from './queries';
import { useRefusal } from './useRefusal';
import { useRemembered } from './useRemembered';

const EMPTY: LoginFields = { username: '', password: '', captcha: '', remember: false };

/** Username and password, a captcha once the platform asks for one, and "remember me". */
export function LoginForm() {
  const { t } = useTexts();
  const canReset = useRouteExists(FORGOT_PATH);
  const { data: settings } = useSettings();
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const schema = useMemo(() => loginSchema(settings?.rules, captchaShown), [settings, captchaShown]);
  const form = useForm<LoginFields>({ defaultValues: EMPTY, resolver: standardSchemaResolver(schema) });
  const remembered = useRemembered(form, settings?.rememberPassword);
  const showRefusal = useRefusal(form, {
    captchaShown,
    renewCaptcha: () => (captchaShown ? void captcha.refetch() : setCaptchaShown(true)),
  });
  const login = useLogin({
    onAccepted: remembered.keep,
    persist: () => form.getValues('remember'),
    onRefused: showRefusal,
  });
  const submit = form.handleSubmit(({ username, password, captcha: digits }) =>
    login.mutate({ type: 'username', username, password, ...(captchaShown && { captcha: digits }) }),
  );
  const errorOf = useFieldError(form);

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <UsernameField
        {...form.register('username')}
        label={t('form.username')}
        placeholder={t('form.usernameHint')}
        error={errorOf('username')}
      />
      <PasswordField
        {...form.register('password')}
        kind="current"
        label={t('form.password')}
        placeholder={t('form.passwordHint')}
        error={errorOf('password')}
      />
      {captchaShown && (
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
        {remembered.offered && <Checkbox {...form.register('remember')}>{t('form.remember')}</Checkbox>}
        {canReset && (
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
      <Button type="submit" block loading={login.isPending}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
