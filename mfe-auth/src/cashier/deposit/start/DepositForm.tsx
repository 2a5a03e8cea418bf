import { useCurrencySymbol } from '@site/api';
import type { DepositMethod } from '@site/contracts/areas/deposit';
import { useDraft, useKeepDraft } from '@site/router';
import { Button } from '@site/ui/Button';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { limitsOf } from '../../parts/limitsOf';
import { restOf } from '../../parts/restOf';
import { useAmount } from '../../parts/useAmount';
import { DepositCare } from '../limits/DepositCare';
import { useDepositQuote } from '../queries';
import { StepTop } from '../StepTop';
import { DepositAmount } from './DepositAmount';
import { DepositSum } from './DepositSum';
import { OrderRefused } from './OrderRefused';
import { orderRequest } from './orderRequest';
import { PromosFailed } from './PromosFailed';
import { useChoices } from './templates';
import { isOfferGone, useOffersGone } from './useOffersGone';
import type { OrderPress } from './usePlaceOrder';
import { usePromos } from './usePromos';

interface DepositFormProps {
  methods: readonly [DepositMethod, ...DepositMethod[]];
  order: OrderPress;
}

/** How, how much, and with which promotion or none. */
export function DepositForm({ methods, order }: DepositFormProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { MethodChoice, BankChoice, PromoChoice } = useChoices();
  const draft = useDraft();
  const [methodId, setMethodId] = useState(draft.method);
  const [bankCode, setBankCode] = useState(draft.bank);
  // What was chosen may have gone in the meantime.
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const bank = method.banks.find((each) => each.bankCode === bankCode) ?? method.banks[0];
  const amount = useAmount({ min: method.minAmount, max: method.maxAmount }, draft.amount);
  const promos = usePromos(amount.settled, draft.promo);
  useKeepDraft({ amount: amount.text, method: methodId, bank: bankCode, promo: promos.chosen });
  const wanted =
    amount.settled && promos.settled
      ? { methodId: method.id, amount: amount.settled, ...(promos.promo && { promoId: promos.promo.id }) }
      : undefined;
  const quote = useDepositQuote(wanted);
  useOffersGone(quote.error);

  const refusedOrder = order.variables?.amount === amount.money ? order.error : null;
  const limits = limitsOf(refusedOrder) ?? limitsOf(quote.error);
  const rest = restOf(refusedOrder) ?? restOf(quote.error);
  // Limits stand under the amount, and what is gone from the offers is said by itself.
  const refusal = [order.error, isOfferGone(quote.error) ? null : quote.error].find(
    (error) => error && !limitsOf(error) && !restOf(error),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.money) order.mutate(orderRequest({ method, bank, amount: amount.money, promo: promos.promo }));
    else amount.complain();
  };

  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <StepTop current={0} />
      {/* What is on its way is not changed any more. */}
      <fieldset className={styles.fields} disabled={order.isPending}>
        <MethodChoice methods={methods} value={method.id} onChoose={setMethodId} />
        {bank && <BankChoice banks={method.banks} value={bank.bankCode} onChoose={setBankCode} />}
      </fieldset>
      <DepositAmount method={method} amount={amount} limits={limits} rest={rest} readOnly={order.isPending} />
      <fieldset className={styles.fields} disabled={order.isPending}>
        <PromoChoice
          promos={promos.list}
          value={promos.promo?.id}
          amount={promos.settled ? amount.settled : undefined}
          onChoose={promos.choose}
        />
      </fieldset>
      {promos.failed && <PromosFailed onRetry={promos.retry} />}
      <DepositSum
        wanted={amount.money !== undefined}
        outdated={wanted === undefined || quote.isPlaceholderData}
        quote={quote}
        symbol={symbol}
      />
      <OrderRefused error={refusal ?? null} />
      <Button type="submit" block loading={order.isPending}>
        {t('deposit.continue')}
      </Button>
      <DepositCare />
    </form>
  );
}
