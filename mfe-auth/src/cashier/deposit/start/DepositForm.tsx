import type { DepositMethod } from '@site/contracts/areas/deposit';
import { Button } from '@site/ui/Button';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { limitsOf } from '../../parts/limitsOf';
import { StillChecking } from '../../parts/StillChecking';
import { useAmount } from '../../parts/useAmount';
import { useCurrencySymbol } from '../../parts/useMoneyText';
import { useDepositQuote } from '../queries';
import { StepTop } from '../StepTop';
import { DepositAmount } from './DepositAmount';
import { DepositSum } from './DepositSum';
import { OrderRefused } from './OrderRefused';
import { orderRequest } from './orderRequest';
import { PromosFailed } from './PromosFailed';
import { useChoices } from './templates';
import { isOfferGone, useOffersGone } from './useOffersGone';
import { usePlaceOrder } from './usePlaceOrder';
import { usePromos } from './usePromos';

interface DepositFormProps {
  methods: readonly [DepositMethod, ...DepositMethod[]];
}

/** How, how much, and with which promotion or none. */
export function DepositForm({ methods }: DepositFormProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { MethodChoice, BankChoice, PromoChoice } = useChoices();
  const [methodId, setMethodId] = useState<string>();
  const [bankCode, setBankCode] = useState<string>();
  // What was chosen may have gone in the meantime.
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const bank = method.banks.find((each) => each.bankCode === bankCode) ?? method.banks[0];
  const amount = useAmount({ min: method.minAmount, max: method.maxAmount });
  const promos = usePromos(amount.settled);
  const wanted =
    amount.settled && promos.settled
      ? { methodId: method.id, amount: amount.settled, ...(promos.promo && { promoId: promos.promo.id }) }
      : undefined;
  const quote = useDepositQuote(wanted);
  useOffersGone(quote.error);
  const order = usePlaceOrder(method.kind);

  // Nothing can be changed until it is known whether this order was made.
  if (order.isUnknown) {
    return (
      <div className={styles.page}>
        <StillChecking asking={order.isPending} onAsk={order.askAgain} />
      </div>
    );
  }

  const refusedOrder = order.variables?.amount === amount.money ? order.error : null;
  const limits = limitsOf(refusedOrder) ?? limitsOf(quote.error);
  // Limits stand under the amount, and what is gone from the offers is said by itself.
  const refusal = [order.error, isOfferGone(quote.error) ? null : quote.error].find(
    (error) => error && !limitsOf(error),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.money) order.mutate(orderRequest({ method, bank, amount: amount.money, promo: promos.promo }));
    else amount.complain();
  };

  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <StepTop current={0} />
      <MethodChoice methods={methods} value={method.id} onChoose={setMethodId} />
      {bank && <BankChoice banks={method.banks} value={bank.bankCode} onChoose={setBankCode} />}
      <DepositAmount method={method} amount={amount} limits={limits} />
      <PromoChoice
        promos={promos.list}
        value={promos.promo?.id}
        amount={promos.settled ? amount.settled : undefined}
        onChoose={promos.choose}
      />
      {promos.failed && <PromosFailed onRetry={promos.retry} />}
      {wanted && <DepositSum quote={quote} symbol={symbol} />}
      <OrderRefused error={refusal ?? null} />
      <Button type="submit" block loading={order.isPending}>
        {t('deposit.continue')}
      </Button>
    </form>
  );
}
