import { CopyList, CopyRow } from '@site/ui/CopyRow';
import { useTexts } from '../../useTexts';

/** The number of an order, to ask about it. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  const { t } = useTexts();
  return (
    <CopyList>
      <CopyRow label={t('cashier.orderNo')} value={orderNo} />
    </CopyList>
  );
}
