import { hasCode } from '@site/api';
import { languageParameter } from '@site/i18n';
import { AmountField } from '@site/ui/AmountField';
import { Button } from '@site/ui/Button';
import { amountText } from '@site/ui/QuickAmounts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { FailureNote } from '../../parts/FailureNote';
import { limitsOf } from '../../parts/limitsOf';
import { StillChecking } from '../../parts/StillChecking';
import { useAmount, useRangeText } from '../../parts/useAmount';
import { useMoneyErrorText } from '../../parts/useMoneyErrorText';
import { useCurrencySymbol, useMoneyText } from '../../parts/useMoneyText';
import { useWithdrawQuote, type Withdrawal } from '../queries';
import { CardChoice } from './CardChoice';
import { PaymentPasswordSheet } from './PaymentPasswordSheet';
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
  const { list: cards, limit, minAmount, maxAmount, timesLeft } = withdrawal;
  const [cardId, setCardId] = useState<string>();
  const card = cards.find(({ id }) => id === cardId) ?? cards[0];
  const amount = useAmount({ min: minAmount, max: maxAmount });
  const quote = useWithdrawQuote(amount.settled);
  const [asking, setAsking] = useState(false);

  if (order.isUnknown) {
    return (
      <div className={styles.page}>
        <StillChecking asking={order.isPending} onAsk={order.askAgain} />
      </div>
    );
  }

  // What the platform says against the amount stands under it, before the password is asked for.
  const quoteError = amount.settled ? quote.error : null;
  const refused = hasCode(order.error, 'payment.password.wrong') ? null : order.error;
  const limits = limitsOf(quoteError) ?? limitsOf(order.variables?.amount === amount.money && refused);
  const amountError = limits ? rangeText(limits) : quoteError ? errorText(quoteError) : amount.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (quoteError) void quote.refetch();
    if (amount.money && !quoteError) setAsking(true);
    else amount.complain();
  };
  const enter = (paymentPassword: string) => {
    if (!card || !amount.money) return;
    order.mutate(
      { bankCardId: card.id, amount: amount.money, paymentPassword, language: languageParameter() },
      { onError: (error) => hasCode(error, 'payment.password.wrong') || setAsking(false) },
    );
  };

  return (
    <>
      <form className={styles.page} noValidate onSubmit={submit}>
        <Withdrawable withdrawal={withdrawal} />
        <CardChoice cards={cards} limit={limit} value={card?.id} onChoose={setCardId} />
        <AmountField
          label={t('cashier.amount.label')}
          value={amount.text}
          onChange={amount.change}
          onBlur={amount.leave}
          inputRef={amount.input}
          symbol={symbol}
          clearLabel={t('cashier.amount.clear')}
          allLabel={t('withdraw.all')}
          onAll={() => amount.change(amountText(withdrawal.withdrawable))}
          error={amountError}
          hint={`${t('cashier.amount.eachTime', { min: moneyText(minAmount), max: moneyText(maxAmount) })} · ${t('withdraw.timesLeft', { count: timesLeft })}`}
        />
        {amount.settled && <WithdrawSum quote={quote} symbol={symbol} />}
        <FailureNote text={refused && !limitsOf(refused) ? errorText(refused) : undefined} />
        <Button type="submit" block loading={order.isPending}>
          {t('withdraw.ask')}
        </Button>
        <p className={styles.fine}>{t('withdraw.next')}</p>
      </form>
      {card && amount.money && (
        <PaymentPasswordSheet
          open={asking}
          amount={amount.money}
          card={card}
          error={order.error}
          busy={order.isPending}
          onEntered={enter}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
