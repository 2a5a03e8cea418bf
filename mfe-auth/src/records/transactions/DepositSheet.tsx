import { useCurrencySymbol } from '@site/api';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { formatDateTime } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { useTexts } from '../../useTexts';
import type { Line } from './linesOf';
import { OrderSheet } from './OrderSheet';
import { StateText } from './StateText';

interface DepositSheetProps {
  open: boolean;
  onClose: () => void;
  order: DepositOrder;
}

/** One order to pay in: how it stands, its figures, and the way to it unless it is done. */
export default function DepositSheet({ order, ...sheet }: DepositSheetProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { orderNo, name, status, reason, amount, fee, credited, promo, bank, createdAt, doneAt } = order;
  const money = (value: string) => <Money symbol={symbol} amount={value} />;
  const lines: (Line | false)[] = [
    [
      t('records.line.state'),
      <StateText key="state" status={status}>
        {t(`records.deposit.${status}`)}
      </StateText>,
    ],
    [t('records.line.reason'), reason && t(`records.depositReason.${reason}`)],
    [t('records.line.amount'), money(amount)],
    [t('records.line.fee'), money(fee)],
    [t('records.credited'), credited && money(credited)],
    [t('records.line.promotion'), promo?.title],
    [t('records.line.to'), bank?.bankName],
    [t('records.line.made'), formatDateTime(createdAt)],
    [t('records.line.done'), doneAt && formatDateTime(doneAt)],
  ];
  return (
    <OrderSheet
      {...sheet}
      title={name ?? t('records.depositName')}
      lines={lines}
      orderNo={orderNo}
      // What came to nothing says there why, and a transfer that was not found is looked for again.
      to={status === 'CONFIRMED' ? undefined : addressOf(PATHS.deposit, { order: orderNo })}
    />
  );
}
