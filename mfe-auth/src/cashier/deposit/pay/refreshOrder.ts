import { queryClient } from '@site/api';
import { depositRecords } from '@site/contracts/areas/deposit';
import { orderKey } from '../../parts/useWatchedOrder';

/** Asks for an order again, now: something has happened to it elsewhere. */
export function refreshOrder(orderNo: string): void {
  void queryClient.invalidateQueries({ queryKey: orderKey(depositRecords, orderNo) });
}
