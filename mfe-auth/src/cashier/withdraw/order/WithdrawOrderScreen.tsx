import { moneyMoved } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useEffect } from 'react';
import { useTexts } from '../../../useTexts';
import { useFollowed } from '../../parts/arrival';
import styles from '../../parts/Cashier.module.css';
import { OrderGate } from '../../parts/OrderGate';
import { OrderNewsRegion } from '../../parts/orderNews';
import { useWithdrawOrder } from '../queries';
import { NotPaid } from './NotPaid';
import { OnItsWay } from './OnItsWay';

/** One withdrawal, from the moment that it is asked for. There is no way to take it back. */
export function WithdrawOrderScreen({ orderNo }: { orderNo: string }) {
  const { t } = useTexts();
  const followed = useFollowed();
  const query = useWithdrawOrder(orderNo);
  const status = query.data?.status;
  useEffect(() => {
    if (status === 'REJECTED') moneyMoved();
  }, [status]);

  return (
    <OrderNewsRegion followed={followed}>
      <OrderGate
        query={query}
        unknown={{ title: t('withdraw.order.unknown'), body: t('withdraw.order.unknownBody') }}
        again={{ link: { to: PATHS.withdraw, replace: true }, words: t('withdraw.order.another') }}
        failed={t('withdraw.order.failed')}
      >
        {(order) => (
          <div className={styles.page}>
            {order.status === 'REJECTED' ? <NotPaid order={order} /> : <OnItsWay order={order} />}
          </div>
        )}
      </OrderGate>
    </OrderNewsRegion>
  );
}
