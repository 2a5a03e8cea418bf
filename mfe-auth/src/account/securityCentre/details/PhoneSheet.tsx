import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useApiMutation } from '@site/api';
import { confirmMobile } from '@site/contracts/areas/security';
import { smsCodeFault } from '@site/contracts/areas/validators';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkOf } from '../../../form/checkOf';
import { useFieldError } from '../../../form/useFieldError';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { FormSheet } from '../sheet/FormSheet';
import { NoticeSheet } from '../sheet/NoticeSheet';
import styles from '../sheet/Sheet.module.css';
import { useSaved } from '../useSaved';
import { OwnCodeField } from './OwnCodeField';

const schema = z.object({ verificationCode: z.string().check(checkOf(smsCodeFault)) });

/** Confirms the member's number by a code that is sent to it. */
export default function PhoneSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const { mobileNum, mobileVerified } = overview;
  const saved = useSaved(onClose);
  const form = useForm<z.infer<typeof schema>>({
    defaultValues: { verificationCode: '' },
    resolver: standardSchemaResolver(schema),
  });
  const errorOf = useFieldError(form);
  const { mutate, isPending } = useApiMutation(confirmMobile, {
    silent: true,
    onSuccess: () => saved(t('security.phone.saved'), { mobileVerified: true }),
    onError: useFieldRefusal(form, {
      'verification.code.wrong': 'verificationCode',
      'verification.code.expired': 'verificationCode',
    }),
  });
  if (!mobileNum || mobileVerified) {
    return (
      <NoticeSheet open={open} onClose={onClose} title={t('security.phone.name')}>
        {mobileNum ? t('security.phone.done', { number: mobileNum }) : t('security.phone.noneLead')}
      </NoticeSheet>
    );
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('security.phone.confirm')}
      submitLabel={t('security.phone.save')}
      sending={isPending}
      onSubmit={form.handleSubmit((typed) => mutate(typed))}
    >
      <p className={styles.lead}>{t('security.phone.lead', { number: mobileNum })}</p>
      <OwnCodeField
        {...form.register('verificationCode')}
        by="sms"
        label={t('security.code')}
        error={errorOf('verificationCode')}
      />
    </FormSheet>
  );
}
