import { hasCode, useCurrencySymbol } from '@site/api';
import { languageParameter } from '@site/i18n';
import { useDraft, useKeepDraft } from '@site/router';
import { AmountField } from '@site/ui/AmountField';
import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import { useMoneyText } from '@site/ui/Money';
import { amountText } from '@site/ui/QuickAmounts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { isFree } from '../../parts/isFree';
import { limitsOf } from '../../parts/limitsOf';
import { useAmount, useRangeText } from '../../parts/useAmount';
import { useMoneyErrorText } from '../../parts/useMoneyErrorText';
import { useWithdrawQuote, type Withdrawal } from '../queries';
import { CardChoice } from './CardChoice';
import { PaymentPasswordSheet } from './PaymentPasswordSheet';
import { usePasswordSheet } from './passwordStep';
import type { WithdrawPress } from './useWithdraw';
import { Withdrawable } from './Withdrawable';
import { WithdrawSum } from './WithdrawSum';

interface WithdrawFormProps {
  withdrawal: Withdrawal;
  order: WithdrawPress;
}

/** How much, and to which card. The payment password is asked for last. */
export function WithdrawForm({ withdrawal, order }: WithdrawFormProps) {
  const { t } = useTexts();
  const errorText = useMoneyErrorText();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const rangeText = useRangeText();
  const { list: cards, limit, minAmount, maxAmount, timesLeft, fee } = withdrawal;
  const draft = useDraft();
  const [cardId, setCardId] = useState(draft.card);
  const card = cards.find(({ id }) => id === cardId) ?? cards[0];
  const amount = useAmount({ min: minAmount, max: maxAmount }, draft.amount);
  useKeepDraft({ amount: amount.text, card: cardId });
  const quote = useWithdrawQuote(amount.settled);
  const sheet = usePasswordSheet(card !== undefined && amount.money !== undefined);

  // Wrong digits are said in the sheet, also where it was closed while they were checked; all else is said below it.
  const isWrong = hasCode(order.error, 'payment.password.wrong');
  const isRefused = order.error !== null && !isWrong;
  const showSheet = useEffectEvent(() => sheet.open || sheet.show());
  const closeSheet = useEffectEvent(sheet.close);
  useEffect(() => {
    if (isWrong) showSheet();
    if (isRefused) closeSheet();
  }, [isWrong, isRefused]);

  // What the platform says against the amount stands under it, before the password is asked for.
  const quoteError = amount.settled ? quote.error : null;
  const refused = isRefused ? order.error : null;
  const limits = limitsOf(quoteError) ?? limitsOf(order.variables?.amount === amount.money && refused);
  const amountError = limits ? rangeText(limits) : quoteError ? errorText(quoteError) : amount.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.isPending) return;
    if (quoteError) void quote.refetch();
    if (!amount.money || quoteError) return amount.complain();
    // What was wrong with the last digits says nothing of the next.
    if (order.error) order.reset();
    sheet.show();
  };
  const enter = (paymentPassword: string) => {
    if (!card || !amount.money) return;
    order.mutate({
      bankCardId: card.id,
      amount: amount.money,
      paymentPassword,
      language: languageParameter(),
    });
  };

  return (
    <>
      <form className={styles.page} noValidate onSubmit={submit}>
        <Withdrawable withdrawal={withdrawal} />
        <fieldset className={styles.fields} disabled={order.isPending}>
          <CardChoice cards={cards} limit={limit} value={card?.id} onChoose={setCardId} />
        </fieldset>
        <AmountField
          label={t('cashier.amount.label')}
          note={isFree(fee) ? t('cashier.amount.noFee') : undefined}
          value={amount.text}
          onChange={amount.change}
          onBlur={amount.leave}
          inputRef={amount.input}
          symbol={symbol}
          readOnly={order.isPending}
          clearLabel={t('cashier.amount.clear')}
          allLabel={t('withdraw.all')}
          onAll={() => amount.change(amountText(withdrawal.withdrawable))}
          error={amountError}
          hint={`${t('cashier.amount.eachTime', { min: moneyText(minAmount), max: moneyText(maxAmount) })} · ${t('withdraw.timesLeft', { count: timesLeft })}`}
        />
        <WithdrawSum wanted={amount.money} quote={quote} symbol={symbol} />
        <FailureNote text={refused && !limitsOf(refused) ? errorText(refused) : undefined} />
        <Button type="submit" block loading={order.isPending}>
          {t('withdraw.ask')}
        </Button>
        <p className={styles.fine}>{t('withdraw.next')}</p>
      </form>
      {card && amount.money && sheet.opening > 0 && (
        <PaymentPasswordSheet
          key={sheet.opening}
          open={sheet.open}
          amount={amount.money}
          card={card}
          error={order.error}
          busy={order.isPending}
          onEntered={enter}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
