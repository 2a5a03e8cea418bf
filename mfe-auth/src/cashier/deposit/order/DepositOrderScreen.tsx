import { moneyMoved } from '@site/api';
import { useEffect } from 'react';
import { useTexts } from '../../../useTexts';
import { NEW_ORDER, useFollowed } from '../../parts/arrival';
import styles from '../../parts/Cashier.module.css';
import { OrderGate } from '../../parts/OrderGate';
import { OrderNewsRegion } from '../../parts/orderNews';
import { Payment } from '../pay/Payment';
import { useDepositOrder } from '../queries';
import { StepTop } from '../StepTop';
import { Outcome } from './Outcome';

/** One order: how it is paid, and then what became of it. */
export function DepositOrderScreen({ orderNo }: { orderNo: string }) {
  const { t } = useTexts();
  const followed = useFollowed();
  const query = useDepositOrder(orderNo);
  const status = query.data?.status;
  useEffect(() => {
    if (status === 'CONFIRMED') moneyMoved();
  }, [status]);

  return (
    <OrderNewsRegion followed={followed}>
      <OrderGate
        query={query}
        unknown={{ title: t('deposit.order.unknown'), body: t('deposit.order.unknownBody') }}
        again={{ link: NEW_ORDER, words: t('deposit.order.startAgain') }}
        failed={t('deposit.order.failed')}
      >
        {(order) =>
          order.status === 'PENDING' ? (
            <div className={styles.page}>
              <StepTop key="pay" current={1} />
              <Payment order={order} />
            </div>
          ) : (
            <div className={styles.page}>
              <StepTop key="done" current={2} />
              <Outcome order={order} />
            </div>
          )
        }
      </OrderGate>
    </OrderNewsRegion>
  );
}
