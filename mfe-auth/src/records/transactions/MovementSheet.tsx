import { useCurrencySymbol } from '@site/api';
import type { Transaction } from '@site/contracts/areas/wallet';
import { formatDateTime } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { RecordDetails } from '@site/ui/records';
import { Sheet } from '@site/ui/Sheet';
import { ContactSupport } from '../../cashier/parts/ContactSupport';
import { useTexts } from '../../useTexts';
import { type Line, linesOf } from './linesOf';

interface MovementSheetProps {
  open: boolean;
  onClose: () => void;
  movement: Transaction;
  team: boolean;
}

/** One movement: what it was, what it brought or took, and what there was afterwards. */
export default function MovementSheet({ open, onClose, movement, team }: MovementSheetProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { id, name, amount, balance, account, at, remark, orderNo } = movement;
  const lines: (Line | false)[] = [
    [t('records.line.amount'), <Money key="amount" signed symbol={symbol} amount={amount} />],
    [t('records.line.balance'), <Money key="balance" symbol={symbol} amount={balance} />],
    team && [t('records.line.account'), account],
    [t('records.line.made'), formatDateTime(at)],
    [t('records.line.remark'), remark],
  ];
  return (
    <Sheet open={open} onClose={onClose} title={name} footer={<ContactSupport label={t('records.ask')} />}>
      <RecordDetails
        lines={linesOf(lines)}
        id={orderNo ?? id}
        idLabel={orderNo ? t('records.line.order') : t('records.line.record')}
      />
    </Sheet>
  );
}
