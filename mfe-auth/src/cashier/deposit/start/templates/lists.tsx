import { Gift, Landmark, WalletCards } from 'lucide-react';
import { useTexts } from '../../../../useTexts';
import type { BankChoiceProps, Choices, MethodChoiceProps, PromoChoiceProps } from './ChoiceProps';
import { ListChoice } from './ListChoice';
import { NO_PROMO } from './noPromo';
import { PromoTerms } from './PromoTerms';
import { useMethodNote } from './useMethodNote';
import { usePromoNote } from './usePromoNote';

function MethodChoice({ methods, value, onChoose }: MethodChoiceProps) {
  const { t } = useTexts();
  const noteOf = useMethodNote();
  const method = methods.find(({ id }) => id === value);
  return (
    <ListChoice
      label={t('deposit.method')}
      icon={WalletCards}
      value={value}
      options={methods.map(({ id, name }) => ({ value: id, label: name }))}
      note={method && noteOf(method)}
      onChoose={onChoose}
    />
  );
}

function BankChoice({ banks, value, onChoose }: BankChoiceProps) {
  const { t } = useTexts();
  return (
    <ListChoice
      label={t('deposit.bank')}
      icon={Landmark}
      value={value}
      options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
      onChoose={onChoose}
    />
  );
}

function PromoChoice({ promos, value, amount, onChoose }: PromoChoiceProps) {
  const { t } = useTexts();
  const noteOf = usePromoNote();
  if (promos.length === 0) return null;
  const chosen = promos.find(({ id }) => id === value);
  const options = promos.map((promo) => {
    const off = amount !== undefined && promo.offer === undefined;
    const label = off ? `${promo.title} · ${noteOf(promo, amount)}` : promo.title;
    return { value: promo.id, label, disabled: off };
  });
  return (
    <ListChoice
      label={t('deposit.promo.label')}
      icon={Gift}
      value={value ?? NO_PROMO}
      options={[{ value: NO_PROMO, label: t('deposit.promo.none') }, ...options]}
      note={chosen ? noteOf(chosen, amount) : t('deposit.promo.noneBody')}
      onChoose={(id) => onChoose(id === NO_PROMO ? undefined : id)}
    >
      {amount !== undefined && chosen?.offer && <PromoTerms promo={chosen} offer={chosen.offer} />}
    </ListChoice>
  );
}

/** The base version: one list for each choice, and below it what the chosen one means. */
export const lists: Choices = { MethodChoice, BankChoice, PromoChoice };
