import { useMoneyMutation } from '@site/api';
import { depositPaid, depositRecords } from '@site/contracts/areas/deposit';
import { useEffect, useEffectEvent } from 'react';
import { useOrderNews } from '../../parts/orderNews';
import { keepOrder } from '../../parts/useWatchedOrder';
import { refreshOrder } from './refreshOrder';

/** Says that an order is paid. */
export function usePaid(orderNo: string) {
  const { step } = useOrderNews();
  return useMoneyMutation(depositPaid, {
    about: orderNo,
    onSuccess: (order) => {
      step();
      keepOrder(depositRecords, order);
    },
    onError: ({ code }) => {
      if (code !== 'deposit.order.closed') return;
      // It was decided in the meantime: the page shows how.
      step();
      refreshOrder(orderNo);
    },
  });
}

/** The order itself tells what became of saying so: nobody has to ask any more. */
export function useSettledPaid(orderNo: string): void {
  const { isUnknown, isPending, reset } = usePaid(orderNo);
  const settle = useEffectEvent(reset);
  useEffect(() => {
    if (isUnknown && !isPending) settle();
  }, [isUnknown, isPending]);
}
