import { serverNow } from '@site/api';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';
import { CashierSkeleton } from '../parts/CashierSkeleton';
import { Blocked } from './blocked/Blocked';
import { obstacleOf } from './blocked/obstacleOf';
import { useWithdraw } from './form/useWithdraw';
import { WithdrawForm } from './form/WithdrawForm';
import { useWithdrawal } from './queries';

/** The form of a withdrawal, or what stands in its way. */
export function WithdrawStart() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: withdrawal, error, isFetching, refetch } = useWithdrawal();
  const order = useWithdraw();
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
  // A withdrawal of which nobody knows yet may itself be what stands in the way.
  if (obstacle && !order.isUnknown && !order.isPending)
    return <Blocked obstacle={obstacle} withdrawal={withdrawal} />;
  return <WithdrawForm withdrawal={withdrawal} order={order} />;
}
