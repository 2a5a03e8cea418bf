import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { useEffect, useState } from 'react';
import { FOLLOWED } from '../../parts/arrival';
import { useLeavePassword } from './passwordStep';

/** Puts an order in the place of the form: of the form itself, and not of the step that lies over it. */
export function useShowOrder() {
  const navigate = useNavigate();
  const [orderNo, show] = useState<string>();
  const isOver = useLeavePassword(orderNo !== undefined);
  useEffect(() => {
    if (orderNo === undefined || isOver) return;
    void navigate(addressOf(PATHS.withdraw, { order: orderNo }), { replace: true, state: FOLLOWED });
  }, [orderNo, isOver, navigate]);
  return { show, isLeaving: orderNo !== undefined };
}
