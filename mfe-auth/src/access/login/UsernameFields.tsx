import { PasswordField } from '../../form/PasswordField';
import { UsernameField } from '../../form/UsernameField';
import { useTexts } from '../../useTexts';
import type { LoginFormState } from './useLoginForm';

/** Who it is, and the password. */
export function UsernameFields({ form, errorOf }: Pick<LoginFormState, 'form' | 'errorOf'>) {
  const { t } = useTexts();
  return (
    <>
      <UsernameField
        {...form.register('username')}
        passkeys
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
    </>
  );
}
