import { useMoneyText } from '@site/ui/Money';
import { StillChecking } from '@site/ui/StillChecking';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { useLeavePassword } from './passwordStep';
import { useLookUp } from './useLookUp';
import type { WithdrawPress } from './useWithdraw';

/** A withdrawal that nobody knows about: asked for again, or looked up where its payment password is gone. */
export function StillCheckingWithdrawal({ order }: { order: WithdrawPress }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  useLeavePassword(true);
  useLookUp(order);
  const { unsettled, isPending, variables } = order;
  const canAsk = unsettled?.request !== undefined;
  return (
    <div className={styles.page}>
      <StillChecking
        records="withdrawals"
        asking={isPending}
        onAsk={canAsk ? order.askAgain : undefined}
        followed={variables !== undefined}
      >
        {canAsk ? undefined : t('withdraw.lookingUp', { amount: moneyText(unsettled?.amount ?? '') })}
      </StillChecking>
    </div>
  );
}
