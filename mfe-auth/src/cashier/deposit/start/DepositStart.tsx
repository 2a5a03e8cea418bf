import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Navigate, useLocation } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../../useTexts';
import { CashierSkeleton } from '../../parts/CashierSkeleton';
import { ContactSupport } from '../../parts/ContactSupport';
import { cameBy } from '../arrival';
import { useDepositMethods, useOpenDeposit } from '../queries';
import { DepositForm } from './DepositForm';

/** A new deposit; or the one that is not over yet, to come back to it. */
export function DepositStart() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { state } = useLocation();
  const open = useOpenDeposit({ wanted: !cameBy('fresh', state) });
  const methods = useDepositMethods();

  if (open.data?.order)
    return <Navigate to={addressOf(PATHS.deposit, { order: open.data.order.orderNo })} replace />;
  if (!methods.data && methods.error) {
    return (
      <ErrorState
        title={t('deposit.failed')}
        body={errorText(methods.error)}
        retrying={methods.isFetching}
        onRetry={() => void methods.refetch()}
      />
    );
  }
  // Without an answer about an open order the form is shown all the same: the platform knows how many may be open.
  if (!methods.data || open.isLoading) return <CashierSkeleton />;
  const [first, ...others] = methods.data;
  if (!first)
    return <EmptyState title={t('deposit.none')} body={t('deposit.noneBody')} action={<ContactSupport />} />;
  return <DepositForm methods={[first, ...others]} />;
}
