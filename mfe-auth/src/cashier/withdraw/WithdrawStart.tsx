import { serverNow } from '@site/api';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';
import { CashierSkeleton } from '../parts/CashierSkeleton';
import { Blocked } from './blocked/Blocked';
import { obstacleOf } from './blocked/obstacleOf';
import { StillCheckingWithdrawal } from './form/StillCheckingWithdrawal';
import { useWithdraw } from './form/useWithdraw';
import { WithdrawForm } from './form/WithdrawForm';
import { useWithdrawal } from './queries';

/** The form of a withdrawal, or what stands in its way. */
export function WithdrawStart() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: withdrawal, error, isFetching, refetch } = useWithdrawal();
  const order = useWithdraw();
  // Before all else: it may itself be what stands in the way of another one.
  if (order.isUnknown) return <StillCheckingWithdrawal order={order} />;
  if (!withdrawal && error) {
    return (
      <ErrorState
        title={t('withdraw.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!withdrawal) return <CashierSkeleton />;
  const obstacle = obstacleOf(withdrawal, serverNow());
  if (obstacle && !order.isPending)
    return <Blocked obstacle={obstacle} withdrawal={withdrawal} followed={order.error !== null} />;
  return <WithdrawForm withdrawal={withdrawal} order={order} />;
}
