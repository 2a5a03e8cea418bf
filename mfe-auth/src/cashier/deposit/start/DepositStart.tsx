import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Navigate } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { lazyComponent } from '@site/ui/lazyPart';
import { StillChecking } from '@site/ui/StillChecking';
import { useState } from 'react';
import { useTexts } from '../../../useTexts';
import { useFresh } from '../../parts/arrival';
import styles from '../../parts/Cashier.module.css';
import { CashierSkeleton } from '../../parts/CashierSkeleton';
import { ContactSupport } from '../../parts/ContactSupport';
import { useLimitQuestion } from '../limits/useLimitQuestion';
import { useDepositMethods, useOpenDeposit } from '../queries';
import { DepositForm } from './DepositForm';
import { usePlaceOrder } from './usePlaceOrder';

/** Few are asked, and not often. */
const LimitQuestion = lazyComponent(() => import('../limits/LimitQuestion'), <CashierSkeleton />);

/** A new deposit; or the one that is not over yet, to come back to it. */
export function DepositStart() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const methods = useDepositMethods();
  const order = usePlaceOrder(methods.data ?? []);
  const question = useLimitQuestion(order);
  const isFresh = useFresh();
  // As the page opens: what is pressed here later must not have the form taken away.
  const [wanted] = useState(() => !isFresh && !order.isUnknown && !order.isPending);
  const open = useOpenDeposit({ wanted });

  // Nothing can be changed until it is known whether this order was made.
  if (order.isUnknown) {
    return (
      <div className={styles.page}>
        <StillChecking
          records="deposits"
          asking={order.isPending}
          onAsk={order.askAgain}
          followed={order.variables !== undefined}
        />
      </div>
    );
  }
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
  if (!methods.data || !question.isKnown || (wanted && !open.isFetched)) return <CashierSkeleton />;
  if (question.offer) return <LimitQuestion question={question} offer={question.offer} />;
  const [first, ...others] = methods.data;
  if (!first)
    return <EmptyState title={t('deposit.none')} body={t('deposit.noneBody')} action={<ContactSupport />} />;
  return <DepositForm methods={[first, ...others]} order={order} />;
}
