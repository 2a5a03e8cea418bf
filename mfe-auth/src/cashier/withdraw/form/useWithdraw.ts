import { hasCode, useMoneyMutation } from '@site/api';
import { withdraw, withdrawReport } from '@site/contracts/areas/withdraw';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { keepOrder } from '../../parts/useWatchedOrder';
import { refreshWithdrawal } from '../queries';

/** Asks for a withdrawal. Its order takes the place of the form, so that Back does not lead into a second one. */
export function useWithdraw() {
  const navigate = useNavigate();
  return useMoneyMutation(withdraw, {
    onSuccess: (order) => {
      keepOrder(withdrawReport, order);
      void navigate(addressOf(PATHS.withdraw, { order: order.orderNo }), { replace: true });
    },
    onError: (error) => {
      // Times, turnover, cards: whatever stood against it is fetched, and may take the place of the form.
      if (!hasCode(error, 'payment.password.wrong')) refreshWithdrawal();
    },
  });
}

/** A withdrawal that is being asked for. */
export type WithdrawPress = ReturnType<typeof useWithdraw>;
