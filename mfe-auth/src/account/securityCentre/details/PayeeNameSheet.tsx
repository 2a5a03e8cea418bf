import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { hasCode, useApiMutation, useSettings } from '@site/api';
import { setPayeeName } from '@site/contracts/areas/security';
import { fieldFault } from '@site/contracts/areas/validators';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { IdCard, Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Tip } from '../../../cashier/parts/Tip';
import { checkOf } from '../../../form/checkOf';
import { useFieldError } from '../../../form/useFieldError';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { refreshSecurity } from '../queries';
import { FormSheet } from '../sheet/FormSheet';
import { NoticeSheet } from '../sheet/NoticeSheet';
import styles from '../sheet/Sheet.module.css';
import { useSaved } from '../useSaved';

/** The name that withdrawals go to. It is set once. */
export default function PayeeNameSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const saved = useSaved(onClose);
  const { data: settings } = useSettings();
  const schema = useMemo(() => {
    const faultOf = (typed: string) =>
      fieldFault(settings?.rules.payeeName, typed.trim(), { required: true });
    return z.object({ payeeName: z.string().check(checkOf(faultOf)) });
  }, [settings]);
  const form = useForm<{ payeeName: string }>({
    defaultValues: { payeeName: '' },
    resolver: standardSchemaResolver(schema),
  });
  const errorOf = useFieldError(form);
  const refused = useFieldRefusal(form, { 'name.format': 'payeeName', 'payee.name.fixed': 'payeeName' });
  const { mutate, isPending } = useApiMutation(setPayeeName, {
    silent: true,
    onSuccess: ({ payeeName }) => saved(t('security.payee.saved'), { payeeName }),
    onError: (error) => {
      refused(error);
      // It was set elsewhere: the row says so from now on.
      if (hasCode(error, 'payee.name.fixed')) refreshSecurity();
    },
  });
  if (overview.payeeName) {
    return (
      <NoticeSheet open={open} onClose={onClose} title={t('security.payee.name')}>
        {t('security.payee.fixedLead', { name: overview.payeeName })}
      </NoticeSheet>
    );
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('security.payee.set')}
      submitLabel={t('security.payee.save')}
      sending={isPending}
      onSubmit={form.handleSubmit(({ payeeName }) => mutate({ payeeName: payeeName.trim() }))}
    >
      <p className={styles.lead}>{t('security.payee.lead')}</p>
      <Field
        {...form.register('payeeName')}
        label={t('security.payee.name')}
        autoComplete="name"
        icon={<Icon of={IdCard} size={20} />}
        error={errorOf('payeeName')}
      />
      <div className={styles.after}>
        <Tip icon={Lock} tone="warning">
          {t('security.payee.once')}
        </Tip>
      </div>
    </FormSheet>
  );
}
