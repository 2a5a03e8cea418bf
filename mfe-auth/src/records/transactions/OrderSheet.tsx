import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { RecordDetails } from '@site/ui/records';
import { Sheet, type SheetProps } from '@site/ui/Sheet';
import { ContactSupport } from '../../cashier/parts/ContactSupport';
import { useTexts } from '../../useTexts';
import { type Line, linesOf } from './linesOf';

interface OrderSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'title'> {
  lines: readonly (Line | false)[];
  orderNo: string;
  /** The order's own screen, where it has more to say than this. */
  to: string | undefined;
}

/** All of one order, with the ways on: to those who know more, and to its own screen. */
export function OrderSheet({ lines, orderNo, to, ...sheet }: OrderSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      {...sheet}
      footer={
        <>
          <ContactSupport label={t('records.ask')} />
          {to !== undefined && (
            <Button block render={<Link to={to} />}>
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
