import { useMoneyMutation } from '@site/api';
import { type DepositKind, depositRecords } from '@site/contracts/areas/deposit';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { leaveFor } from '../../parts/leaveFor';
import { keepOrder } from '../../parts/useWatchedOrder';
import { FOLLOWED } from '../arrival';
import { refreshOffers } from '../queries';
import { ORDER_CALLS, type OrderCall } from './orderRequest';
import { isOfferGone } from './useOffersGone';

/** Makes the order. Its payment takes the place of the form, so that Back does not lead into a second order. */
export function usePlaceOrder(kind: DepositKind) {
  const navigate = useNavigate();
  return useMoneyMutation<OrderCall>(ORDER_CALLS[kind], {
    onSuccess: async (order) => {
      keepOrder(depositRecords, order);
      await navigate(addressOf(PATHS.deposit, { order: order.orderNo }), {
        replace: true,
        state: FOLLOWED,
      });
      if (order.payUrl && !order.qrCode) leaveFor(order.payUrl);
    },
    onError: (error) => {
      if (isOfferGone(error)) refreshOffers();
    },
  });
}
