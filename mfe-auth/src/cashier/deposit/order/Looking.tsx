import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { CopyList, CopyRow } from '@site/ui/CopyRow';
import { OrderState } from '@site/ui/OrderState';
import { Trail } from '@site/ui/Trail';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { ContactSupport } from '../../parts/ContactSupport';
import { useCurrencySymbol } from '../../parts/useMoneyText';
import { NEW_ORDER } from '../arrival';

/** The member, or the vendor, says that it is paid; the money has not been found yet. */
export function Looking({ order }: { order: DepositOrder }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { kind, amount, orderNo, createdAt, paidAt, receipt } = order;
  const byTransfer = kind === 'MANUAL';
  return (
    <>
      <OrderState
        tone="wait"
        title={byTransfer ? t('deposit.looking.transfer') : t('deposit.looking.payment')}
        amount={amount}
        symbol={symbol}
      >
        {t('deposit.looking.body')}
      </OrderState>
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
      <CopyList>
        <CopyRow label={t('cashier.orderNo')} value={orderNo} />
      </CopyList>
      <div className={styles.duo}>
        <ContactSupport />
        <Button variant="quiet" block render={<Link {...NEW_ORDER} />}>
          {t('deposit.order.another')}
        </Button>
      </div>
    </>
  );
}
