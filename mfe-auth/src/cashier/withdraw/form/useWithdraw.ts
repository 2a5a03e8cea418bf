import { hasCode, isUnknownOutcome, useMoneyMutation } from '@site/api';
import { withdraw, withdrawReport } from '@site/contracts/areas/withdraw';
import { useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../../useTexts';
import { useIsHere } from '../../parts/useIsHere';
import { useSayElsewhere } from '../../parts/useSayElsewhere';
import { keepOrder } from '../../parts/useWatchedOrder';
import { refreshWithdrawal } from '../queries';
import { useShowOrder } from './useShowOrder';

/** Asks for a withdrawal. Its order takes the place of the form, so that Back does not lead into a second one. */
export function useWithdraw() {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const isHere = useIsHere();
  const elsewhere = useSayElsewhere();
  const { show, isLeaving } = useShowOrder();
  const press = useMoneyMutation(withdraw, {
    onSuccess: (order) => {
      keepOrder(withdrawReport, order);
      if (isHere()) show(order.orderNo);
      else elsewhere.done(t('withdraw.askedElsewhere', { amount: moneyText(order.amount) }));
    },
    onError: (error, { amount }) => {
      // Times, turnover, cards: whatever stood against it is fetched, and may take the place of the form.
      if (!hasCode(error, 'payment.password.wrong')) refreshWithdrawal();
      if (isHere()) return;
      if (isUnknownOutcome(error, press.isUnknown)) elsewhere.unknown(amount);
      else elsewhere.refused(error);
    },
  });
  return {
    ...press,
    isPending: press.isPending || isLeaving,
    /** Leads on to an order that is found to be this press's. */
    show,
  };
}

/** A withdrawal that is being asked for. */
export type WithdrawPress = ReturnType<typeof useWithdraw>;
