import type { Order } from '@site/contracts/areas/lottery';
import { formatDateTime } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { RecordDetails } from '@site/ui/records';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import { StatusText } from '../StatusText';

/** The figures of an order; what its draw decides is open until then. */
export function OrderDetails({ order, symbol }: { order: Order; symbol: string }) {
  const { t } = useTexts();
  const { net, win, result, status } = order;
  const decided = (figure: ReactNode) => (status === 'PENDING' ? '–' : figure);
  return (
    <RecordDetails
      id={order.orderId}
      idLabel={t('records.figure.id')}
      lines={[
        [t('records.figure.status'), <StatusText key="status" status={status} />],
        [t('records.orders.drawLabel'), order.numero],
        ...(result ? [[t('records.orders.result'), result.join(' ')] as const] : []),
        [t('records.figure.bet'), <Money key="bet" symbol={symbol} amount={order.bet} />],
        [t('records.figure.win'), decided(<Money key="win" symbol={symbol} amount={win} />)],
        ...(net === undefined
          ? []
          : [
              [
                t('records.figure.net'),
                decided(<Money key="net" signed symbol={symbol} amount={net} />),
              ] as const,
            ]),
        [t('records.figure.time'), formatDateTime(order.at)],
      ]}
    />
  );
}
