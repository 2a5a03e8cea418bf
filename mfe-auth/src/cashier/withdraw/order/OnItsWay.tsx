import { useCurrencySymbol } from '@site/api';
import type { WithdrawOrder } from '@site/contracts/areas/withdraw';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Trail, type TrailProps } from '@site/ui/Trail';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { NewState } from '../../parts/NewState';
import { OrderNumber } from '../../parts/OrderNumber';
import { cardText } from '../form/cardText';

/** Asked for, checked, sent, paid: how far it has come. */
export function OnItsWay({ order }: { order: WithdrawOrder }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { status, paid, bankCard, orderNo } = order;
  const card = `${bankCard.bankName} ${cardText(bankCard)}`;
  const arrived = status === 'PAID';
  return (
    <>
      <NewState
        tone={arrived ? 'done' : 'wait'}
        title={arrived ? t('withdraw.paid.title') : t('withdraw.way.title')}
        amount={paid}
        symbol={symbol}
      >
        {arrived ? t('withdraw.paid.body', { card }) : t('withdraw.way.body', { card })}
      </NewState>
      <Trail label={t('cashier.trail')} steps={useSteps(order)} />
      <OrderNumber orderNo={orderNo} />
      <div className={styles.duo}>
        <Button variant="quiet" render={<Link to={addressOf(PATHS.transactions, { tab: 'withdrawals' })} />}>
          {t('cashier.seeRecord')}
        </Button>
        <Button render={<Link to={PATHS.memberCentre} replace />}>{t('cashier.done')}</Button>
      </div>
    </>
  );
}

function useSteps({ status, createdAt, sentAt, doneAt }: WithdrawOrder): TrailProps['steps'] {
  const { t } = useTexts();
  const asked = { label: t('withdraw.trail.asked'), time: createdAt, state: 'done' } as const;
  const check = t('withdraw.trail.check');
  const sent = { label: t('withdraw.trail.sent'), ...(sentAt && { time: sentAt }) };
  const paid = { label: t('withdraw.trail.paid'), ...(doneAt && { time: doneAt }) };
  if (status === 'PENDING') {
    return [
      asked,
      { label: check, note: t('withdraw.trail.checkNote'), state: 'now' },
      { ...sent, state: 'ahead' },
      { ...paid, state: 'ahead' },
    ];
  }
  return [
    asked,
    { label: check, state: 'done' },
    { ...sent, state: 'done' },
    { ...paid, state: status === 'PAID' ? 'done' : 'now' },
  ];
}
