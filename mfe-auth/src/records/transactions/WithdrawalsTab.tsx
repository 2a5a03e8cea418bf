import type { WithdrawStatus } from '@site/contracts/areas/withdraw';
import { formatNumber } from '@site/i18n';
import { lazySheet } from '@site/ui/lazyPart';
import { RecordRow } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { useWithdrawalCsv } from './csv/withdrawalCsv';
import { FlowGlyph } from './FlowGlyph';
import { NoneInRange } from './NoneInRange';
import { OrderAmount } from './OrderAmount';
import { useWithdrawals } from './queries';
import { RecordList } from './RecordList';
import { StateText } from './StateText';
import type { TabProps } from './TabProps';

const WithdrawalSheet = lazySheet(() => import('./WithdrawalSheet'));

/** Orders to pay out, each with how it stands. */
export function WithdrawalsTab({
  days,
  today,
  status,
  onChange,
}: TabProps & { status: WithdrawStatus | undefined }) {
  const { t } = useTexts();
  const filter = { days, status };
  return (
    <RecordList
      records={useWithdrawals(filter)}
      today={today}
      atOf={({ createdAt }) => createdAt}
      none={
        <NoneInRange
          tab="withdrawals"
          days={days}
          today={today}
          filtered={status !== undefined}
          onChange={onChange}
        />
      }
      count={(total) => t('records.count.orders', { count: total, shown: formatNumber(total) })}
      figures={[{ label: t('records.out'), of: ({ amount }) => amount }]}
      csv={useWithdrawalCsv(filter)}
      row={(order, onOpen) => (
        <RecordRow
          key={order.orderNo}
          icon={<FlowGlyph amount={`-${order.amount}`} />}
          name={t('records.withdrawalName')}
          at={order.createdAt}
          detail={t('security.cards.named', { bank: order.bankCard.bankName, last: order.bankCard.cardNo })}
          onOpen={onOpen}
        >
          <OrderAmount amount={`-${order.amount}`} isVoid={order.status === 'REJECTED'} />{' '}
          <StateText status={order.status} done={order.status === 'PAID'}>
            {t(`records.withdrawal.${order.status}`)}
          </StateText>
        </RecordRow>
      )}
      sheet={({ item, ...sheet }) => <WithdrawalSheet {...sheet} order={item} />}
    />
  );
}
