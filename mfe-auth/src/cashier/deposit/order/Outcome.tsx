import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Closed } from './Closed';
import { Confirmed } from './Confirmed';
import { Looking } from './Looking';
import { NotFound } from './NotFound';

/** What became of an order that is no longer to be paid. */
export function Outcome({ order }: { order: DepositOrder }) {
  switch (order.status) {
    case 'CONFIRMED':
      return <Confirmed order={order} />;
    case 'REJECTED':
      if (order.reason === 'NOT_FOUND') return <NotFound order={order} />;
      return <Closed order={order} how={order.reason === 'GIVEN_UP' ? 'cancelled' : 'refused'} />;
    case 'EXPIRED':
      return <Closed order={order} how={isByCode(order) ? 'codeEnded' : 'ended'} />;
    case 'CANCELLED':
      return <Closed order={order} how="cancelled" />;
    case 'REFUND_DUE':
      return <Closed order={order} how="refundDue" />;
    default:
      return <Looking order={order} />;
  }
}

/** Wallets are paid by scanning a code; an order that has ended has none any more. */
const isByCode = ({ kind }: DepositOrder) => kind !== 'MANUAL' && kind !== 'GATEWAY';
