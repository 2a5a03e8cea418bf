import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useApiMutation } from '@site/api';
import { confirmEmail } from '@site/contracts/areas/security';
import { smsCodeFault } from '@site/contracts/areas/validators';
import { Button } from '@site/ui/Button';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkOf } from '../../../form/checkOf';
import { useFieldError } from '../../../form/useFieldError';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import type { PartProps } from '../parts';
import { FormSheet } from '../sheet/FormSheet';
import styles from '../sheet/Sheet.module.css';
import { useSaved } from '../useSaved';
import { OwnCodeField } from './OwnCodeField';

const schema = z.object({ verificationCode: z.string().check(checkOf(smsCodeFault)) });

interface ConfirmEmailProps extends PartProps {
  /** Masked. */
  email: string;
  /** The address is not the right one. */
  onAnother: () => void;
}

/** Confirms the member's address by a code that is sent to it. */
export function ConfirmEmail({ open, onClose, email, onAnother }: ConfirmEmailProps) {
  const { t } = useTexts();
  const saved = useSaved(onClose);
  const form = useForm<z.infer<typeof schema>>({
    defaultValues: { verificationCode: '' },
    resolver: standardSchemaResolver(schema),
  });
  const errorOf = useFieldError(form);
  const { mutate, isPending } = useApiMutation(confirmEmail, {
    silent: true,
    onSuccess: () => saved(t('security.email.confirmed'), { emailVerified: true }),
    onError: useFieldRefusal(form, {
      'verification.code.wrong': 'verificationCode',
      'verification.code.expired': 'verificationCode',
    }),
  });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('security.email.confirm')}
      submitLabel={t('security.phone.save')}
      sending={isPending}
      onSubmit={form.handleSubmit((typed) => mutate(typed))}
    >
      <p className={styles.lead}>{t('security.email.confirmLead', { email })}</p>
      <OwnCodeField
        {...form.register('verificationCode')}
        by="email"
        label={t('security.code')}
        error={errorOf('verificationCode')}
      />
      <p className={styles.after}>
        <Button variant="quiet" size="small" onClick={onAnother}>
          {t('security.email.another')}
        </Button>
      </p>
    </FormSheet>
  );
}
