import type { ApiError } from '@site/api';
import { LOGIN_CAPTCHA_MAX_LENGTH, loginCaptchaFault } from '@site/contracts/areas/validators';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { toast, toastDuration } from '@site/ui/Toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldError } from '../../form/useFieldError';
import { useTexts } from '../../useTexts';
import { asksForCaptcha } from '../captcha/asksForCaptcha';
import { CaptchaField } from '../captcha/CaptchaField';
import { useCaptcha } from '../captcha/useCaptcha';
import styles from './ForgotPasswordPage.module.css';
import { type Credentials, useFirstLogin } from './useFirstLogin';

/**
 * The login that follows by itself. Where the platform wants a captcha with it, as it does after many wrong
 * passwords, that is asked for here: the code is used up, and nobody should type number and password again.
 */
export function FirstLogin({ credentials }: { credentials: Credentials }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const form = useForm({ defaultValues: { captcha: '' } });
  const errorOf = useFieldError(form);
  const { send, sending } = useFirstLogin(credentials, (error: ApiError) => {
    if (error.status !== 0) {
      form.setValue('captcha', '');
      if (captchaShown) void captcha.refetch();
    }
    if (asksForCaptcha(error)) {
      setCaptchaShown(true);
      form.setError('captcha', { message: captchaShown ? error.code : 'captcha.required' });
    } else toast.error(errorText(error), { duration: toastDuration.long });
  });

  const sent = useRef(false);
  const sendOnce = useEffectEvent(() => {
    if (!sent.current) send();
    sent.current = true;
  });
  useEffect(() => sendOnce(), []);
  const { setFocus } = form;
  useEffect(() => {
    if (captchaShown) setFocus('captcha');
  }, [captchaShown, setFocus]);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ captcha: digits }) => send(digits.trim()))}
    >
      <p className={styles.lead} role="status">
        {sending ? t('forgot.loggingIn') : t('forgot.notLoggedIn')}
      </p>
      {captchaShown && (
        <CaptchaField
          {...form.register('captcha', { validate: (typed) => loginCaptchaFault(typed.trim()) })}
          inputMode="numeric"
          maxLength={LOGIN_CAPTCHA_MAX_LENGTH}
          captcha={captcha}
          error={errorOf('captcha')}
        />
      )}
      <Button type="submit" block loading={sending} className={styles.submit}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
