import { useCurrencySymbol } from '@site/api';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Button } from '@site/ui/Button';
import { ExternalLink } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { momentText } from '../../parts/momentText';
import { NewState } from '../../parts/NewState';
import { OrderNumber } from '../../parts/OrderNumber';
import { Waiting } from './Waiting';

/** A payment on a page of its vendor, which comes back here. */
export function VendorPayment({ order, payUrl }: { order: DepositOrder; payUrl: string }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { amount, name, orderNo, expiresAt } = order;
  return (
    <>
      <NewState
        tone="wait"
        icon={ExternalLink}
        title={name ? t('deposit.vendor.title', { name }) : t('deposit.vendor.titleAny')}
        amount={amount}
        symbol={symbol}
      >
        {expiresAt
          ? t('deposit.vendor.bodyUntil', { when: momentText(expiresAt) })
          : t('deposit.vendor.body')}
      </NewState>
      <Button block render={<a href={payUrl}>{t('deposit.vendor.go')}</a>}>
        {t('deposit.vendor.go')}
      </Button>
      <Waiting />
      <OrderNumber orderNo={orderNo} />
    </>
  );
}
