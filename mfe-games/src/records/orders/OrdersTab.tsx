import type { Order } from '@site/contracts/areas/lottery';
import { formatNumber, useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { Icon } from '@site/ui/Icon';
import { lazySheet } from '@site/ui/lazyPart';
import { DayList, type EndlessRecords, MoreRecords, TotalsCard } from '@site/ui/records';
import { ExportControl } from '@site/ui/records/csv';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { AppliedFilters } from '../AppliedFilters';
import { BetRow } from '../BetRow';
import { BetsSkeleton } from '../BetsSkeleton';
import { useOrderCsv } from '../export/orderCsv';
import { NoBets } from '../NoBets';
import { NO_FILTERS, type RecordState } from '../recordState';
import { type OrderFilter, useLotteryNames, useOrders } from './queries';

const OrderSheet = lazySheet(() => import('./OrderSheet'));

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
  const lotteries = useLotteryNames();
  const { game, status } = filter;
  const filters = [
    status && { name: t(`records.status.${status}`), remove: () => onChange({ status: undefined }) },
    game && { name: lotteries?.get(game) ?? game, remove: () => onChange({ game: undefined }) },
  ].filter((each) => typeof each === 'object');
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
        <BetsSkeleton />
      ) : totals.total === 0 ? (
        <NoBets of="orders" {...(filters.length > 0 && { onClear: () => onChange(NO_FILTERS) })} />
      ) : (
        <>
          <OrderTotals filter={filter} {...totals} />
          <OrderList orders={orders} today={today} />
        </>
      )}
    </>
  );
}

function OrderTotals({
  filter,
  total,
  footer: { bet, valid, win, net },
}: NonNullable<ReturnType<typeof useOrders>['totals']> & { filter: OrderFilter }) {
  const { t } = useTexts();
  const source = useOrderCsv(filter);
  return (
    <TotalsCard
      count={t('records.totals.orders', { count: total, shown: formatNumber(total) })}
      {...(net !== undefined && { net })}
      figures={[
        { label: t('records.totals.bet'), amount: bet },
        ...(valid === undefined ? [] : [{ label: t('records.totals.valid'), amount: valid }]),
        { label: t('records.totals.win'), amount: win },
      ]}
    >
      {/* Of another filter another file: what is under way ends. */}
      <ExportControl key={JSON.stringify(filter)} source={source} gathering={t('records.export.orders')} />
    </TotalsCard>
  );
}

function OrderList({ orders, today }: { orders: EndlessRecords<Order, unknown>; today: string }) {
  const { t } = useTexts();
  const [shown, setShown] = useState<{ order: Order; open: boolean }>();
  return (
    <>
      <DayList items={orders.items ?? []} today={today}>
        {(order) => (
          <BetRow
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
        <OrderSheet
          key={shown.order.orderId}
          {...shown}
          onClose={() => setShown({ ...shown, open: false })}
        />
      )}
    </>
  );
}
