import type { DepositOrder } from '@site/contracts/areas/deposit';

/** Whether nothing will happen to the order by itself any more. */
export function isDecided({ status }: Pick<DepositOrder, 'status'>): boolean {
  return status !== 'PENDING' && status !== 'PAID';
}
