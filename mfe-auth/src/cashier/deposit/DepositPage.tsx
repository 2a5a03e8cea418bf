import { useSearchParams } from '@site/router';
import { DepositOrderScreen } from './order/DepositOrderScreen';
import { DepositStart } from './start/DepositStart';

/** Paying in: what and how, then the payment, then what became of it. The address names the order. */
export default function DepositPage() {
  const [search] = useSearchParams();
  const orderNo = search.get('order');
  return orderNo ? <DepositOrderScreen key={orderNo} orderNo={orderNo} /> : <DepositStart />;
}
