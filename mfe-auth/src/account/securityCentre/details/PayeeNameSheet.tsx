import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { call, hasCode, useSettings } from '@site/api';
import { setPayeeName } from '@site/contracts/areas/security';
import { fieldFault } from '@site/contracts/areas/validators';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { IdCard, Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAction } from '../../../access/passkeys/useAction';
import { Tip } from '../../../cashier/parts/Tip';
import { checkOf } from '../../../form/checkOf';
import { useFieldError } from '../../../form/useFieldError';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import { IdentitySheet } from '../../identity/IdentitySheet';
import { useIdentity } from '../../identity/useIdentity';
import type { SheetPartProps } from '../PartSheet';
import { refreshSecurity } from '../queries';
import { FormSheet } from '../sheet/FormSheet';
import { NoticeSheet } from '../sheet/NoticeSheet';
import styles from '../sheet/Sheet.module.css';
import { useSaved } from '../useSaved';

/** The name that withdrawals go to. It is set once, by the owner alone: the platform may want to know who it is. */
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
  const { whenConfirmed, asking, answer } = useIdentity();
  const { run, pending } = useAction((error) => {
    // The question who it is was closed without an answer: the sheet stays as it was.
    if (error.code === 'auth.confirm.required') return;
    refused(error);
    // It was set elsewhere: the row says so from now on.
    if (hasCode(error, 'payee.name.fixed')) refreshSecurity();
  });
  const send = async (typed: string) => {
    const { payeeName } = await whenConfirmed(() =>
      call(setPayeeName, { payeeName: typed }, { silent: true }),
    );
    saved(t('security.payee.saved'), { payeeName });
  };
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
      sending={pending}
      onSubmit={form.handleSubmit(({ payeeName }) => void run(() => send(payeeName.trim())))}
      over={<IdentitySheet open={asking} hasPasskey={overview.passkeys > 0} onAnswer={answer} />}
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
