import type { CardBank } from '@site/contracts/areas/security';
import { useLanguage } from '@site/i18n';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { Hash, IdCard, Landmark, MapPin } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../form/SelectField';
import { useFieldError } from '../../../form/useFieldError';
import { useTexts } from '../../../useTexts';
import styles from '../sheet/Sheet.module.css';
import { type CardFields, hasLengthOf } from './cardSchema';

interface CardFormProps {
  id: string;
  form: UseFormReturn<CardFields>;
  holder: string;
  banks: readonly CardBank[];
  onSubmit: (card: CardFields) => void;
}

/** Holder, bank, number, and the branch where the bank needs one. */
export function CardForm({ id, form, holder, banks, onSubmit }: CardFormProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const errorOf = useFieldError(form);
  const bank = banks.find(({ bankCode }) => bankCode === form.watch('bankCode'));
  const lengths =
    bank &&
    t('security.addCard.lengths', {
      bank: bank.bankName,
      lengths: new Intl.ListFormat(language, { type: 'disjunction' }).format(bank.lengths.map(String)),
    });
  const unfit =
    form.formState.errors.cardNo?.message === 'bank.card.number' &&
    bank !== undefined &&
    !hasLengthOf(bank, form.watch('cardNo'));
  return (
    <form id={id} noValidate className={styles.body} onSubmit={form.handleSubmit(onSubmit)}>
      <Field
        label={t('security.addCard.holder')}
        value={holder}
        readOnly
        icon={<Icon of={IdCard} size={20} />}
        hint={t('security.addCard.holderHint')}
      />
      <div className={styles.after}>
        <SelectField
          {...form.register('bankCode')}
          label={t('security.addCard.bank')}
          icon={Landmark}
          placeholder={t('security.addCard.chooseBank')}
          options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
          error={errorOf('bankCode')}
        />
      </div>
      <div className={styles.after}>
        <Field
          {...form.register('cardNo')}
          label={t('security.addCard.number')}
          inputMode="numeric"
          autoComplete="off"
          icon={<Icon of={Hash} size={20} />}
          error={unfit ? lengths : errorOf('cardNo')}
          hint={unfit ? undefined : lengths}
        />
      </div>
      {bank?.needsBranch && (
        <div className={styles.after}>
          <Field
            {...form.register('branch')}
            label={t('security.addCard.branch')}
            autoComplete="off"
            icon={<Icon of={MapPin} size={20} />}
            error={errorOf('branch')}
          />
        </div>
      )}
    </form>
  );
}
