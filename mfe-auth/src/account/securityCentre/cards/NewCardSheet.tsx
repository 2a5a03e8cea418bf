import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useApiMutation } from '@site/api';
import { addBankCard, type CardBank } from '@site/contracts/areas/security';
import { parameterOf, useErrorText, useLanguage } from '@site/i18n';
import { Sheet } from '@site/ui/Sheet';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import type { PartProps } from '../parts';
import { PinQuestion } from '../payment/PinQuestion';
import { refreshSecurity } from '../queries';
import { SheetActions } from '../sheet/SheetActions';
import { useSaved } from '../useSaved';
import { CardForm } from './CardForm';
import { type CardFields, cardSchema, plainCardNumber } from './cardSchema';

const EMPTY: CardFields = { bankCode: '', cardNo: '', branch: '' };

/** Where a number was refused, it is mended in the form; everything else is said where the digits are typed. */
const CARD_CODES = ['bank.card.number', 'bank.card.exists'];

interface NewCardSheetProps extends PartProps {
  /** Masked: the payee name. */
  holder: string;
  banks: readonly CardBank[];
}

/** A new card: bank and number first, and then the payment password, with which it is sent. */
export function NewCardSheet({ open, onClose, holder, banks }: NewCardSheetProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const language = parameterOf(useLanguage());
  const formId = useId();
  const saved = useSaved(onClose);
  const schema = useMemo(() => cardSchema(banks), [banks]);
  const form = useForm<CardFields>({ defaultValues: EMPTY, resolver: standardSchemaResolver(schema) });
  const refused = useFieldRefusal(form, { 'bank.card.number': 'cardNo', 'bank.card.exists': 'cardNo' });
  const [card, setCard] = useState<CardFields>();
  const [pinFault, setPinFault] = useState<string>();
  const { mutate, isPending } = useApiMutation(addBankCard, {
    silent: true,
    onSuccess: ({ bankName, cardNo }) =>
      saved(
        t('security.addCard.saved', { card: t('security.cards.named', { bank: bankName, last: cardNo }) }),
        {},
      ),
    onError: (error) => {
      // The payee name, the payment password or the room for a card may be gone since the sheet opened.
      if (error.status === 409) refreshSecurity();
      if (CARD_CODES.includes(error.code) || error.fields.cardNo || error.fields.branch) {
        setCard(undefined);
        refused(error);
      } else setPinFault(errorText(error));
    },
  });
  const add = (paymentPassword: string) => {
    if (!card) return;
    const { bankCode, cardNo, branch } = card;
    const trimmed = branch.trim();
    const needsBranch = banks.some((bank) => bank.bankCode === bankCode && bank.needsBranch);
    mutate({
      bankCode,
      cardNo: plainCardNumber(cardNo),
      ...(needsBranch && { branch: trimmed }),
      paymentPassword,
      language,
    });
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={card ? t('security.payment.name') : t('security.addCard.title')}
      footer={
        card ? undefined : (
          <SheetActions form={formId} onCancel={onClose} label={t('security.addCard.submit')} />
        )
      }
    >
      {card ? (
        <PinQuestion
          lead={t('security.addCard.pinLead')}
          error={pinFault}
          sending={isPending}
          onEnter={add}
        />
      ) : (
        <CardForm
          id={formId}
          form={form}
          holder={holder}
          banks={banks}
          onSubmit={(typed) => {
            setPinFault(undefined);
            setCard(typed);
          }}
        />
      )}
    </Sheet>
  );
}
