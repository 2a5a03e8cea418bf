import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { hasCode, signOut, useApiMutation, useSettings } from '@site/api';
import { passwordByTicket } from '@site/contracts/areas/passwords';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { useNavigate } from '@site/router';
import { Button } from '@site/ui/Button';
import { toast, toastDuration } from '@site/ui/Toast';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '../../form/NewPasswordField';
import { useFieldError } from '../../form/useFieldError';
import { useFieldRefusal } from '../../form/useFieldRefusal';
import { useRevalidation } from '../../form/useRevalidation';
import { useTexts } from '../../useTexts';
import styles from './ForgotPasswordPage.module.css';
import { type TicketFields, ticketSchema } from './schemas';

interface TicketFormProps {
  /** Of the mailed link. */
  ticket: string;
  /** The link is used or too old. */
  onSpent: () => void;
}

/** The new password of whoever opened a mailed link; then the login page. */
export function TicketForm({ ticket, onSpent }: TicketFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { data: settings } = useSettings();
  const schema = useMemo(() => ticketSchema(settings?.rules), [settings]);
  const form = useForm<TicketFields>({
    defaultValues: { newPassword: '' },
    resolver: standardSchemaResolver(schema),
  });
  useRevalidation(form, ['newPassword']);
  const errorOf = useFieldError(form);
  const showRefusal = useFieldRefusal(form, {
    'password.format': 'newPassword',
    'password.common': 'newPassword',
    'modify.new.old.same': 'newPassword',
  });
  const { mutate, isPending } = useApiMutation(passwordByTicket, {
    silent: true,
    onSuccess: async () => {
      // Its sessions have ended, and whoever else is logged in here did not open the link.
      await signOut();
      toast.success(t('forgot.setLogIn'));
      await navigate(PATHS.login, { replace: true });
    },
    onError: (error) => {
      // A link that a mail program cut short may not even look like one.
      if (!hasCode(error, 'ticket.invalid', 'request.invalid')) return showRefusal(error);
      toast.error(errorText({ code: 'ticket.invalid' }), { duration: toastDuration.long });
      onSpent();
    },
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ newPassword }) => mutate({ ticket, newPassword }))}
    >
      <p className={styles.lead}>{t('forgot.byTicketLead')}</p>
      <NewPasswordField
        {...form.register('newPassword')}
        label={t('changePassword.new')}
        error={errorOf('newPassword')}
      />
      <Button type="submit" block loading={isPending} className={styles.submit}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
