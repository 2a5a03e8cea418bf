import type { DepositStatus } from '@site/contracts/areas/deposit';
import { formatNumber } from '@site/i18n';
import { lazySheet } from '@site/ui/lazyPart';
import { RecordRow } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { useDepositCsv } from './csv/depositCsv';
import { FlowGlyph } from './FlowGlyph';
import { NoneInRange } from './NoneInRange';
import { OrderAmount } from './OrderAmount';
import { useDeposits } from './queries';
import { RecordList } from './RecordList';
import { StateText } from './StateText';
import type { TabProps } from './TabProps';

const DepositSheet = lazySheet(() => import('./DepositSheet'));

/** States of an order that has brought nothing into the wallet, and will not. */
const VOID: readonly DepositStatus[] = ['REJECTED', 'EXPIRED', 'CANCELLED', 'REFUND_DUE'];

/** Orders to pay in, each with how it stands. */
export function DepositsTab({
  days,
  today,
  status,
  onChange,
}: TabProps & { status: DepositStatus | undefined }) {
  const { t } = useTexts();
  const filter = { days, status };
  return (
    <RecordList
      records={useDeposits(filter)}
      today={today}
      atOf={({ createdAt }) => createdAt}
      none={
        <NoneInRange
          tab="deposits"
          days={days}
          today={today}
          filtered={status !== undefined}
          onChange={onChange}
        />
      }
      count={(total) => t('records.count.orders', { count: total, shown: formatNumber(total) })}
      figures={[{ label: t('records.credited'), of: ({ amount }) => amount }]}
      csv={useDepositCsv(filter)}
      row={(order, onOpen) => (
        <RecordRow
          key={order.orderNo}
          icon={<FlowGlyph amount={order.amount} />}
          name={order.name ?? t('records.depositName')}
          at={order.createdAt}
          detail={order.orderNo}
          onOpen={onOpen}
        >
          <OrderAmount amount={order.amount} isVoid={VOID.includes(order.status)} />{' '}
          <StateText status={order.status}>{t(`records.deposit.${order.status}`)}</StateText>
        </RecordRow>
      )}
      sheet={({ item, ...sheet }) => <DepositSheet {...sheet} order={item} />}
    />
  );
}
