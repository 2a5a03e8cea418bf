import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../useTexts';
import { NEW_ORDER } from '../../parts/arrival';
import styles from '../../parts/Cashier.module.css';
import { momentText } from '../../parts/momentText';
import { NewState } from '../../parts/NewState';
import { PaidForm } from '../pay/PaidForm';

/** The transfer was not found: a receipt has it looked for again. */
export function NotFound({ order }: { order: DepositOrder }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const [sending, setSending] = useState(false);
  const { amount, payeeName, paidAt } = order;
  const lookedFor = {
    amount: moneyText(amount),
    name: payeeName ?? '',
    when: paidAt ? momentText(paidAt) : '',
  };
  return (
    <>
      <NewState tone="failed" icon={SearchX} title={t('deposit.notFound.title')}>
        {payeeName && paidAt
          ? t('deposit.notFound.body', lookedFor)
          : t('deposit.notFound.bodyShort', lookedFor)}
      </NewState>
      {sending && <PaidForm order={order} receiptNeeded followed />}
      <div className={styles.duo}>
        <Button variant="quiet" render={<Link {...NEW_ORDER} />}>
          {t('deposit.order.startAgain')}
        </Button>
        {!sending && <Button onClick={() => setSending(true)}>{t('deposit.notFound.send')}</Button>}
      </div>
    </>
  );
}
