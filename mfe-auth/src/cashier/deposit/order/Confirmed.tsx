import { useCurrencySymbol } from '@site/api';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { NewState } from '../../parts/NewState';

/** The money is in the main wallet, with what came along and what has to be bet for it. */
export function Confirmed({ order }: { order: DepositOrder }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const { amount, credited, promo } = order;
  return (
    <>
      <NewState tone="done" title={t('deposit.confirmed.title')} amount={credited ?? amount} symbol={symbol}>
        {promo
          ? t('deposit.confirmed.withPromo', {
              amount: moneyText(amount),
              promo: promo.title,
              bonus: moneyText(promo.bonus),
              toBet: moneyText(promo.toBet),
            })
          : t('deposit.confirmed.body')}
      </NewState>
      <div className={styles.duo}>
        <Button variant="quiet" render={<Link to={addressOf(PATHS.transactions, { tab: 'deposits' })} />}>
          {t('cashier.seeRecord')}
        </Button>
        <Button render={<Link to={PATHS.memberCentre} replace />}>{t('cashier.done')}</Button>
      </div>
    </>
  );
}
