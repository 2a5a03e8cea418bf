import type { WithdrawOrder } from '@site/contracts/areas/withdraw';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import { X } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { ContactSupport } from '../../parts/ContactSupport';
import { NewState } from '../../parts/NewState';
import { OrderNumber } from '../../parts/OrderNumber';
import { cardText } from '../form/cardText';

/** Refused by the bank, or by the house's check: the money is back. */
export function NotPaid({ order }: { order: WithdrawOrder }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const { reason, amount, bankCard, orderNo } = order;
  const byBank = reason === 'BANK_REFUSED';
  const figures = { amount: moneyText(amount), card: cardText(bankCard) };
  return (
    <>
      <NewState tone="failed" icon={X} title={t('withdraw.notPaid.title')}>
        {byBank ? t('withdraw.notPaid.byBank', figures) : t('withdraw.notPaid.byCheck', figures)}
      </NewState>
      <OrderNumber orderNo={orderNo} />
      <div className={styles.duo}>
        <ContactSupport />
        <Button block render={<Link to={PATHS.withdraw} replace />}>
          {byBank ? t('withdraw.notPaid.anotherCard') : t('withdraw.order.another')}
        </Button>
      </div>
    </>
  );
}
