import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useApiMutation, useSettings } from '@site/api';
import { passwordByEmail } from '@site/contracts/areas/passwords';
import { EMAIL_LENGTH_LIMIT } from '@site/contracts/areas/validators';
import { useBack } from '@site/router';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { toast, toastDuration } from '@site/ui/Toast';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { UsernameField } from '../../form/UsernameField';
import { useFieldError } from '../../form/useFieldError';
import { useFieldRefusal } from '../../form/useFieldRefusal';
import { useRevalidation } from '../../form/useRevalidation';
import { useTexts } from '../../useTexts';
import styles from './ForgotPasswordPage.module.css';
import { type EmailFields, emailSchema } from './schemas';

const EMPTY: EmailFields = { username: '', email: '' };

/** Asks for a link by e-mail, then goes back (AU-065 to AU-067). */
export function EmailForm() {
  const { t } = useTexts();
  const goBack = useBack();
  const { data: settings } = useSettings();
  const schema = useMemo(() => emailSchema(settings?.rules), [settings]);
  const form = useForm<EmailFields>({ defaultValues: EMPTY, resolver: standardSchemaResolver(schema) });
  useRevalidation(form, ['username', 'email']);
  const errorOf = useFieldError(form);
  const { mutate, isPending } = useApiMutation(passwordByEmail, {
    silent: true,
    onSuccess: () => {
      // No success (SH-023), for nobody is told whether there is such an account. What to do takes time to read.
      toast.info(t('forgot.mailed'), { duration: toastDuration.long });
      goBack();
    },
    onError: useFieldRefusal(form, { 'account.format': 'username', 'email.format': 'email' }),
  });

  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((typed) => mutate(typed))}>
      <p className={styles.lead}>{t('forgot.byEmailLead')}</p>
      <UsernameField {...form.register('username')} label={t('form.username')} error={errorOf('username')} />
      <Field
        {...form.register('email')}
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={EMAIL_LENGTH_LIMIT - 1}
        icon={<Icon of={Mail} size={20} />}
        error={errorOf('email')}
      />
      <Button type="submit" block loading={isPending} className={styles.submit}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  );
}
