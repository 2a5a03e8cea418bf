import type { Order } from '@site/contracts/lottery';
import { formatNumber, useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { Icon } from '@site/ui/Icon';
import { Ticket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../useTexts';
import { AppliedFilters } from '../AppliedFilters';
import { DayList } from '../DayList';
import type { EndlessRecords } from '../endlessRecords';
import { MoreRecords } from '../MoreRecords';
import { NoRecords } from '../NoRecords';
import { RecordRow } from '../RecordRow';
import { RecordsSkeleton } from '../RecordsSkeleton';
import { NO_FILTERS, type RecordState } from '../recordState';
import { TotalsCard } from '../TotalsCard';
import { type OrderFilter, useOrders } from './queries';

const OrderSheet = lazy(() => import('./OrderSheet'));

export interface OrdersTabProps {
  filter: OrderFilter;
  today: string;
  onChange: (changes: Partial<RecordState>) => void;
}

/** Lottery orders: what narrows them, their sums, and each of them by its day. */
export default function OrdersTab({ filter, today, onChange }: OrdersTabProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const orders = useOrders(filter);
  const { status } = filter;
  const filters = status
    ? [{ name: t(`records.status.${status}`), remove: () => onChange({ status: undefined }) }]
    : [];
  const { totals } = orders;

  return (
    <>
      <AppliedFilters filters={filters} />
      {orders.error ? (
        <ErrorState
          title={t('records.orders.failed')}
          body={errorText(orders.error)}
          onRetry={orders.retry}
        />
      ) : totals === undefined ? (
        <RecordsSkeleton />
      ) : totals.total === 0 ? (
        <NoRecords {...(filters.length > 0 && { onClear: () => onChange(NO_FILTERS) })} />
      ) : (
        <>
          <TotalsCard
            count={t('records.totals.orders', { count: totals.total, shown: formatNumber(totals.total) })}
            figures={[
              { label: t('records.totals.bet'), amount: totals.footer.bet },
              { label: t('records.totals.win'), amount: totals.footer.win },
            ]}
          />
          <OrderList orders={orders} today={today} />
        </>
      )}
    </>
  );
}

function OrderList({ orders, today }: { orders: EndlessRecords<Order, unknown>; today: string }) {
  const { t } = useTexts();
  const [shown, setShown] = useState<{ order: Order; open: boolean }>();
  return (
    <>
      <DayList items={orders.items ?? []} today={today}>
        {(order) => (
          <RecordRow
            key={order.orderId}
            iconUrl={order.iconUrl}
            icon={<Icon of={Ticket} />}
            name={order.gameName}
            detail={t('records.orders.draw', { numero: order.numero })}
            at={order.at}
            bet={order.bet}
            win={order.win}
            status={order.status}
            onOpen={() => setShown({ order, open: true })}
          />
        )}
      </DayList>
      <MoreRecords {...orders} />
      {shown && (
        <Suspense>
          <OrderSheet
            key={shown.order.orderId}
            {...shown}
            onClose={() => setShown({ ...shown, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
