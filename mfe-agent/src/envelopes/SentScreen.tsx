import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import { PaidScreen } from '../payment/PaidScreen';
import { useTexts } from '../useTexts';
import type { Sent } from './queries';

/** The envelopes are with those who get them. */
export function SentScreen({ sent: { orders, total, sumBalance } }: { sent: Sent }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return (
    <PaidScreen
      title={t('envelopes.sent.title', { count: orders.length })}
      orders={orders}
      actions={
        <>
          <Button variant="quiet" render={<Link to={PATHS.transactions} />}>
            {t('envelopes.sent.records')}
          </Button>
          <Button render={<Link to={PATHS.agent} replace />}>{t('payment.done')}</Button>
        </>
      }
    >
      {t('payment.paid', { total: moneyText(total), balance: moneyText(sumBalance) })}
    </PaidScreen>
  );
}
