import { useSearchParams } from '@site/router';
import { WithdrawOrderScreen } from './order/WithdrawOrderScreen';
import { WithdrawStart } from './WithdrawStart';

/** Paying out: how much and where to, and then what becomes of it. The address names the order. */
export default function WithdrawPage() {
  const [search] = useSearchParams();
  const orderNo = search.get('order');
  return orderNo ? <WithdrawOrderScreen key={orderNo} orderNo={orderNo} /> : <WithdrawStart />;
}
