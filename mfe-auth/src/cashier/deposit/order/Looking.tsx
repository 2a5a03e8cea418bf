import { useCurrencySymbol } from '@site/api';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Trail } from '@site/ui/Trail';
import { useTexts } from '../../../useTexts';
import { NEW_ORDER } from '../../parts/arrival';
import styles from '../../parts/Cashier.module.css';
import { ContactSupport } from '../../parts/ContactSupport';
import { NewState } from '../../parts/NewState';
import { OrderNumber } from '../../parts/OrderNumber';
import { useSettledPaid } from '../pay/usePaid';

/** The member, or the vendor, says that it is paid; the money has not been found yet. */
export function Looking({ order }: { order: DepositOrder }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { kind, amount, orderNo, createdAt, paidAt, receipt } = order;
  useSettledPaid(orderNo);
  const byTransfer = kind === 'MANUAL';
  return (
    <>
      <NewState
        tone="wait"
        title={byTransfer ? t('deposit.looking.transfer') : t('deposit.looking.payment')}
        amount={amount}
        symbol={symbol}
      >
        {t('deposit.looking.body')}
      </NewState>
      <Trail
        label={t('cashier.trail')}
        steps={[
          { label: t('deposit.trail.made'), time: createdAt, state: 'done' },
          {
            label: byTransfer ? t('deposit.trail.saidPaid') : t('deposit.trail.paid'),
            state: 'done',
            ...(paidAt && { time: paidAt }),
            ...(receipt && { note: t('deposit.trail.withReceipt') }),
          },
          { label: t('deposit.trail.checking'), state: 'now' },
          { label: t('deposit.trail.wallet'), state: 'ahead' },
        ]}
      />
      <OrderNumber orderNo={orderNo} />
      <div className={styles.duo}>
        <ContactSupport />
        <Button variant="quiet" block render={<Link {...NEW_ORDER} />}>
          {t('deposit.order.another')}
        </Button>
      </div>
    </>
  );
}
