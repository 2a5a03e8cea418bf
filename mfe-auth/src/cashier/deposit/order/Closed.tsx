import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import type { OrderStateProps } from '@site/ui/OrderState';
import { Ban, Clock, type LucideIcon, Undo2, X } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { NEW_ORDER } from '../../parts/arrival';
import styles from '../../parts/Cashier.module.css';
import { ContactSupport } from '../../parts/ContactSupport';
import { NewState } from '../../parts/NewState';
import { OrderNumber } from '../../parts/OrderNumber';

type How = 'refused' | 'ended' | 'codeEnded' | 'cancelled' | 'refundDue';

const LOOKS: Record<How, { tone: OrderStateProps['tone']; icon: LucideIcon }> = {
  refused: { tone: 'failed', icon: X },
  ended: { tone: 'ended', icon: Clock },
  codeEnded: { tone: 'ended', icon: Clock },
  cancelled: { tone: 'ended', icon: Ban },
  refundDue: { tone: 'failed', icon: Undo2 },
};

/** An order that brought nothing into the wallet: why, whether money moved, and what comes next. */
export function Closed({ order: { orderNo, amount }, how }: { order: DepositOrder; how: How }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return (
    <>
      {/* @texts deposit.closed.* — how it ended */}
      <NewState {...LOOKS[how]} title={t(`deposit.closed.${how}.title`)}>
        {t(`deposit.closed.${how}.body`, { amount: moneyText(amount) })}
      </NewState>
      <OrderNumber orderNo={orderNo} />
      <div className={styles.duo}>
        <ContactSupport />
        <Button block render={<Link {...NEW_ORDER} />}>
          {how === 'codeEnded' ? t('deposit.closed.newCode') : t('deposit.order.startAgain')}
        </Button>
      </div>
    </>
  );
}
