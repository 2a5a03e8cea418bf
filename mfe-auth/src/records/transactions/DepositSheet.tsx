import type { DepositOrder } from '@site/contracts/areas/deposit';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { formatDateTime } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Money } from '@site/ui/Money';
import { RecordDetails } from '@site/ui/records';
import { Sheet } from '@site/ui/Sheet';
import { isDecided } from '../../cashier/deposit/order/isDecided';
import { ContactSupport } from '../../cashier/parts/ContactSupport';
import { useCurrencySymbol } from '../../cashier/parts/useMoneyText';
import { useTexts } from '../../useTexts';
import { type Line, linesOf } from './linesOf';
import { StateText } from './StateText';

interface DepositSheetProps {
  open: boolean;
  onClose: () => void;
  order: DepositOrder;
}

/** One order to pay in: how it stands, its figures, and the way to it while it is not decided. */
export default function DepositSheet({ open, onClose, order }: DepositSheetProps) {
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
    <Sheet
      open={open}
      onClose={onClose}
      title={name ?? t('records.depositName')}
      footer={
        <>
          <ContactSupport label={t('records.ask')} />
          {!isDecided(order) && (
            <Button block render={<Link to={addressOf(PATHS.deposit, { order: orderNo })} />}>
              {t('records.open')}
            </Button>
          )}
        </>
      }
    >
      <RecordDetails lines={linesOf(lines)} id={orderNo} idLabel={t('records.line.order')} />
    </Sheet>
  );
}
