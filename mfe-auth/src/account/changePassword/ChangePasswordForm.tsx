import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSettings } from '@site/api';
import { Button } from '@site/ui/Button';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { heldPassword } from '../../access/signIn/heldPassword';
import { NewPasswordField } from '../../form/NewPasswordField';
import { PasswordField } from '../../form/PasswordField';
import { PasswordOwner } from '../../form/PasswordOwner';
import { useFieldError } from '../../form/useFieldError';
import { useRevalidation } from '../../form/useRevalidation';
import { useTexts } from '../../useTexts';
import styles from './ChangePasswordForm.module.css';
import { type ChangePasswordFields, changePasswordSchema } from './changePasswordSchema';
import { useChangePassword } from './useChangePassword';
import { useRefusedChange } from './useRefusedChange';
import { useSamePassword } from './useSamePassword';

const EMPTY: ChangePasswordFields = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Old password, and the new one twice (AU-073). */
export function ChangePasswordForm() {
  const { t } = useTexts();
  const { data: settings } = useSettings();
  const [held, setHeld] = useState(heldPassword);
  const schema = useMemo(
    () => changePasswordSchema(settings?.rules, { held: held !== undefined }),
    [settings, held],
  );
  const form = useForm<ChangePasswordFields>({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(schema),
  });
  useRevalidation(form, ['oldPassword', 'newPassword', 'confirmNewPassword']);
  const errorOf = useFieldError(form);
  const sayItIsTheSame = useSamePassword(form);
  const { send, sending } = useChangePassword(
    useRefusedChange(form, { sayItIsTheSame, forgetHeld: () => setHeld(undefined) }),
  );
  const submit = form.handleSubmit(({ oldPassword: typed, newPassword, confirmNewPassword }) => {
    const oldPassword = typed || (held ?? '');
    if (newPassword === oldPassword) return sayItIsTheSame();
    send({ oldPassword, newPassword, confirmNewPassword });
  });
  const confirmError = form.formState.errors.confirmNewPassword?.message;

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordOwner />
      <PasswordField
        {...form.register('oldPassword')}
        kind="current"
        label={t('changePassword.old')}
        hint={held === undefined ? undefined : t('changePassword.oldHeld')}
        error={errorOf('oldPassword')}
      />
      <NewPasswordField
        {...form.register('newPassword', { deps: 'confirmNewPassword' })}
        label={t('changePassword.new')}
        error={errorOf('newPassword')}
      />
      <PasswordField
        {...form.register('confirmNewPassword')}
        kind="new"
        label={t('changePassword.confirm')}
        error={
          confirmError === 'field.required'
            ? t('changePassword.enterPassword')
            : errorOf('confirmNewPassword')
        }
      />
      <Button type="submit" block loading={sending} className={styles.submit}>
        {t('changePassword.submit')}
      </Button>
    </form>
  );
}
