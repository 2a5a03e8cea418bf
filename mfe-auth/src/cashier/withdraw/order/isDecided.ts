import type { WithdrawOrder } from '@site/contracts/areas/withdraw';

/** Whether nothing will happen to the withdrawal any more. */
export function isDecided({ status }: Pick<WithdrawOrder, 'status'>): boolean {
  return status === 'PAID' || status === 'REJECTED';
}
