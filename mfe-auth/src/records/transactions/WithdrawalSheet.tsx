import { useCurrencySymbol } from '@site/api';
import type { WithdrawOrder } from '@site/contracts/areas/withdraw';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { formatDateTime } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { useTexts } from '../../useTexts';
import type { Line } from './linesOf';
import { OrderSheet } from './OrderSheet';
import { StateText } from './StateText';

interface WithdrawalSheetProps {
  open: boolean;
  onClose: () => void;
  order: WithdrawOrder;
}

/** One order to pay out: how it stands, its figures, and where the money goes. */
export default function WithdrawalSheet({ order, ...sheet }: WithdrawalSheetProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { orderNo, status, reason, amount, fee, paid, bankCard, createdAt, sentAt, doneAt } = order;
  const decided = status === 'PAID' || status === 'REJECTED';
  const money = (value: string) => <Money symbol={symbol} amount={value} />;
  const lines: (Line | false)[] = [
    [
      t('records.line.state'),
      <StateText key="state" status={status} done={status === 'PAID'}>
        {t(`records.withdrawal.${status}`)}
      </StateText>,
    ],
    [t('records.line.reason'), reason && t(`records.withdrawalReason.${reason}`)],
    [t('records.line.amount'), money(amount)],
    [t('records.line.fee'), money(fee)],
    [t('records.line.arrives'), money(paid)],
    [t('records.line.to'), t('security.cards.named', { bank: bankCard.bankName, last: bankCard.cardNo })],
    [t('records.line.holder'), bankCard.holder],
    [t('records.line.made'), formatDateTime(createdAt)],
    [t('records.line.sent'), sentAt && formatDateTime(sentAt)],
    [t('records.line.done'), doneAt && formatDateTime(doneAt)],
  ];
  return (
    <OrderSheet
      {...sheet}
      title={t('records.withdrawalName')}
      lines={lines}
      orderNo={orderNo}
      to={decided ? undefined : addressOf(PATHS.withdraw, { order: orderNo })}
    />
  );
}
