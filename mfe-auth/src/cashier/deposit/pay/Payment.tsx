import type { DepositOrder } from '@site/contracts/areas/deposit';
import { useErrorText } from '@site/i18n';
import { FailureNote } from '@site/ui/FailureNote';
import { BankTransfer } from './BankTransfer';
import { CancelOrder } from './CancelOrder';
import { QrPayment } from './QrPayment';
import { VendorPayment } from './VendorPayment';

/** How an order is paid: whatever the platform has given for it. */
export function Payment({ order }: { order: DepositOrder }) {
  return (
    <>
      <Way order={order} />
      <CancelOrder order={order} />
    </>
  );
}

function Way({ order }: { order: DepositOrder }) {
  const errorText = useErrorText();
  const { qrCode, payUrl, bank } = order;
  if (qrCode) return <QrPayment order={order} qrCode={qrCode} />;
  if (payUrl) return <VendorPayment order={order} payUrl={payUrl} />;
  if (bank) return <BankTransfer order={order} bank={bank} />;
  return <FailureNote text={errorText({ code: 'request.url.empty' })} />;
}
