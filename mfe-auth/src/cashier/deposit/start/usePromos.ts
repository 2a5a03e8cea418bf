import type { DepositPromo } from '@site/contracts/areas/deposit';
import { useState } from 'react';
import { useDepositPromos } from '../queries';

/**
 * What may be taken along, and what is. A promotion that asks for more than the amount, or has ended, is not taken;
 * it is again when the amount is enough, because it stays chosen.
 *
 * @param initially What was chosen when this was left.
 */
export function usePromos(amount: string | undefined, initially: string | undefined) {
  const [chosen, choose] = useState(initially);
  const { data: list = [], isPlaceholderData, isPending, isError, refetch } = useDepositPromos(amount);
  const settled = isError || !(isPending || isPlaceholderData);
  const fits = ({ offer }: DepositPromo) => !settled || amount === undefined || offer !== undefined;
  return {
    list,
    /** The one that is taken. */
    promo: list.find((each) => each.id === chosen && fits(each)),
    chosen,
    choose,
    /** The list is about this amount, and about no other. */
    settled,
    failed: isError,
    retry: () => void refetch(),
  };
}
