import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useApiMutation } from '@site/api';
import { setEmail } from '@site/contracts/areas/security';
import { EMAIL_LENGTH_LIMIT, emailFault } from '@site/contracts/areas/validators';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkOf } from '../../../form/checkOf';
import { PasswordField } from '../../../form/PasswordField';
import { PasswordOwner } from '../../../form/PasswordOwner';
import { requiredText } from '../../../form/requiredText';
import { useFieldError } from '../../../form/useFieldError';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { FormSheet } from '../sheet/FormSheet';
import styles from '../sheet/Sheet.module.css';

const schema = z.object({ email: z.string().check(checkOf(emailFault)), password: requiredText });
type EmailFields = z.infer<typeof schema>;

interface ChangeEmailProps extends SheetPartProps {
  /** What follows: the new address, masked, is still to be confirmed. */
  onSaved: (email: string) => void;
}

/** The first e-mail address of an account, or another in its place; the password says that it is the owner. */
export function ChangeEmail({ open, onClose, overview, onSaved }: ChangeEmailProps) {
  const { t } = useTexts();
  const form = useForm<EmailFields>({
    defaultValues: { email: '', password: '' },
    resolver: standardSchemaResolver(schema),
  });
  const errorOf = useFieldError(form);
  const { mutate, isPending } = useApiMutation(setEmail, {
    silent: true,
    onSuccess: ({ email }) => onSaved(email),
    onError: useFieldRefusal(form, {
      'email.format': 'email',
      'email.exists': 'email',
      'password.old.wrong': 'password',
    }),
  });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={overview.email ? t('security.email.change') : t('security.email.set')}
      submitLabel={t('security.email.save')}
      sending={isPending}
      onSubmit={form.handleSubmit((typed) => mutate(typed))}
    >
      <p className={styles.lead}>
        {overview.email
          ? t('security.email.changeLead', { email: overview.email })
          : t('security.email.lead')}
      </p>
      <PasswordOwner />
      <Field
        {...form.register('email')}
        label={t('security.email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={EMAIL_LENGTH_LIMIT - 1}
        icon={<Icon of={Mail} size={20} />}
        error={errorOf('email')}
      />
      <PasswordField
        {...form.register('password')}
        kind="current"
        label={t('security.yourPassword')}
        error={errorOf('password')}
      />
    </FormSheet>
  );
}
