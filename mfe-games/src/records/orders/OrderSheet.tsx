import { useCurrencySymbol } from '@site/api';
import type { Order, Suborder } from '@site/contracts/areas/lottery';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { useConfirm } from '@site/ui/Dialog';
import { ErrorState } from '@site/ui/ErrorState';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { toast } from '@site/ui/Toast';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { OrderDetails } from './OrderDetails';
import styles from './OrderSheet.module.css';
import { useCancelSuborders, useOrder } from './queries';
import { SuborderList } from './SuborderList';
import { useOpenUntil } from './useOpenUntil';

export interface OrderSheetProps {
  open: boolean;
  /** As the list knows it; its bets are fetched. */
  order: Order;
  onClose: () => void;
}

const isPending = ({ status }: Suborder) => status === 'PENDING';

/** One order with its bets, which can be taken back as long as the draw is open. */
export default function OrderSheet({ open, order: listed, onClose }: OrderSheetProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const symbol = useCurrencySymbol();
  const detail = useOrder(listed.orderId);
  const order = detail.data ?? listed;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const drawOpen = useOpenUntil(order.closesAt) && order.status === 'PENDING';
  const suborders = detail.data?.suborders ?? [];
  const wanted = drawOpen ? suborders.filter((each) => isPending(each) && chosen.has(each.suborderId)) : [];
  const cancel = useCancel(order.orderId, () => setChosen(new Set()));

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={order.gameName}
      footer={
        drawOpen &&
        suborders.some(isPending) && (
          <Button
            block
            variant="danger"
            disabled={wanted.length === 0}
            loading={cancel.isPending}
            onClick={() => void cancel.ask(wanted)}
          >
            {wanted.length === 0
              ? t('records.orders.choose')
              : t('records.orders.cancelCount', { count: wanted.length })}
          </Button>
        )
      }
    >
      <OrderDetails order={order} symbol={symbol} />
      <section aria-label={t('records.orders.bets')} className={styles.bets}>
        <h3 className={styles.heading}>{t('records.orders.bets')}</h3>
        {detail.data ? (
          <SuborderList
            suborders={suborders}
            symbol={symbol}
            chosen={chosen}
            {...(drawOpen && { onChoose: setChosen })}
          />
        ) : detail.error ? (
          <ErrorState
            heading="h3"
            title={t('records.orders.failed')}
            body={errorText(detail.error)}
            onRetry={() => void detail.refetch()}
          />
        ) : (
          <LoadingRegion label={t('records.loading')}>
            <Skeleton height="56px" shape="box" />
          </LoadingRegion>
        )}
      </section>
    </Sheet>
  );
}

/** Asks before it takes bets back, and says what came of it. */
function useCancel(orderId: string, onDone: () => void) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const { mutate, isPending } = useCancelSuborders();
  const symbol = useCurrencySymbol();
  const ask = async (suborders: readonly Suborder[]) => {
    const sure = await confirm({
      title: t('records.orders.sure.title', { count: suborders.length }),
      body: t('records.orders.sure.body'),
      confirmLabel: t('records.orders.sure.yes'),
      cancelLabel: t('records.orders.sure.no'),
      tone: 'danger',
    });
    if (!sure) return;
    mutate(
      { orderId, suborderIds: suborders.map(({ suborderId }) => suborderId) },
      {
        onSuccess: ({ refunded }) => {
          onDone();
          toast.success(t('records.orders.cancelled', { amount: `${symbol}${refunded}` }));
        },
      },
    );
  };
  return { ask, isPending };
}
