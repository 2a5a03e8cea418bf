import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useMoneyText } from '@site/ui/Money';
import { PaidScreen } from '../payment/PaidScreen';
import { useTexts } from '../useTexts';
import type { Paid } from './queries';

/** The dividends are paid. */
export function PaidDividends({ paid: { paid, total, sumBalance } }: { paid: Paid }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return (
    <PaidScreen
      title={t('dividends.paid.title', { count: paid.length })}
      orders={paid}
      actions={<Button render={<Link to={PATHS.dividends} replace />}>{t('payment.done')}</Button>}
    >
      {t('payment.paid', { total: moneyText(total), balance: moneyText(sumBalance) })}
    </PaidScreen>
  );
}
