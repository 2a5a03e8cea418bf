import { LOGIN_CAPTCHA_MAX_LENGTH } from '@site/contracts/areas/validators';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { lazyPart, useOverlayFailure } from '@site/ui/lazyPart';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import styles from './LoginForm.module.css';
import type { LoginFormState } from './useLoginForm';

/** Most logins never ask for it: its code comes once the page is idle. */
const useCaptchaPart = lazyPart(() => import('../captcha/CaptchaField'));

interface LoginFormProps {
  state: LoginFormState;
  /** The fields of the way that shows. */
  children: ReactNode;
  canReset: boolean;
}

/** What every way to log in has around its fields: a captcha once the platform asks, and "remember me". */
export function LoginForm({ state, children, canReset }: LoginFormProps) {
  const { t } = useTexts();
  const { form, captcha, errorOf } = state;
  // Without it the next refusal asks again.
  const part = useCaptchaPart(state.captchaShown, useOverlayFailure(state.hideCaptcha));
  return (
    <form className={styles.form} noValidate aria-busy={state.waits || undefined} onSubmit={state.submit}>
      {children}
      {state.captchaShown && part && (
        <part.CaptchaField
          {...form.register('captcha')}
          inputMode="numeric"
          maxLength={LOGIN_CAPTCHA_MAX_LENGTH}
          captcha={captcha}
          error={errorOf('captcha')}
        />
      )}
      <div className={styles.between}>
        {state.canRemember && <Checkbox {...form.register('remember')}>{t('form.remember')}</Checkbox>}
        {canReset && (
          <Button
            variant="text"
            size="small"
            flush
            className={styles.forgot}
            render={<Link to={PATHS.forgotPassword} />}
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
