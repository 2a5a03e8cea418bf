import { isUnknownOutcome, useMoneyMutation } from '@site/api';
import { type DepositMethod, depositRecords } from '@site/contracts/areas/deposit';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../../useTexts';
import { FOLLOWED } from '../../parts/arrival';
import { leaveFor } from '../../parts/leaveFor';
import { restOf } from '../../parts/restOf';
import { useIsHere } from '../../parts/useIsHere';
import { useSayElsewhere } from '../../parts/useSayElsewhere';
import { keepOrder } from '../../parts/useWatchedOrder';
import { refreshOffers } from '../queries';
import { ORDER_CALLS, type OrderCall, orderCallFor } from './orderRequest';
import { isOfferGone } from './useOffersGone';

/** Makes the order. Its payment takes the place of the form, so that Back does not lead into a second order. */
export function usePlaceOrder(methods: readonly DepositMethod[]) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const elsewhere = useSayElsewhere();
  const press = useMoneyMutation<OrderCall>(
    { calls: ORDER_CALLS, callFor: ({ methodId }) => orderCallFor(methods, methodId) },
    {
      onSuccess: async (order) => {
        keepOrder(depositRecords, order);
        if (!isHere())
          return void elsewhere.done(t('deposit.madeElsewhere', { amount: moneyText(order.amount) }));
        await navigate(addressOf(PATHS.deposit, { order: order.orderNo }), {
          replace: true,
          state: FOLLOWED,
        });
        if (order.payUrl && !order.qrCode) leaveFor(order.payUrl);
      },
      onError: (error, { amount }) => {
        if (isOfferGone(error) || restOf(error)) refreshOffers();
        if (isHere()) return;
        if (isUnknownOutcome(error, press.isUnknown)) elsewhere.unknown(amount);
        else elsewhere.refused(error);
      },
    },
  );
  return press;
}

/** An order that is being made. */
export type OrderPress = ReturnType<typeof usePlaceOrder>;
