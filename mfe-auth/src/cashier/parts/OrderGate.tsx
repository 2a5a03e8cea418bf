import { hasCode } from '@site/api';
import { useErrorText } from '@site/i18n';
import { Link, type LinkProps } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import type { ReactNode } from 'react';
import { CashierSkeleton } from './CashierSkeleton';
import type { useWatchedOrder } from './useWatchedOrder';

interface OrderGateProps<Order> {
  query: ReturnType<typeof useWatchedOrder<Order>>;
  /** Said where the number is none of the member's. */
  unknown: { readonly title: string; readonly body: string };
  /** The way to a new order, and its words. */
  again: { readonly link: LinkProps; readonly words: string };
  /** Said where the order did not come. */
  failed: string;
  children: (order: Order) => ReactNode;
}

/** Shows an order once it is there; until then, and where it does not come, what is the matter. */
export function OrderGate<Order>({ query, unknown, again, failed, children }: OrderGateProps<Order>) {
  const errorText = useErrorText();
  const { data: order, error, isFetching, refetch } = query;
  if (order) return children(order);
  if (hasCode(error, 'not.found', 'request.invalid')) {
    return (
      <EmptyState {...unknown} action={<Button render={<Link {...again.link} />}>{again.words}</Button>} />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={failed}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <CashierSkeleton />;
}
