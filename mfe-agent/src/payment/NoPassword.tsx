import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { OrderState } from '@site/ui/OrderState';
import { KeyRound } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './Payment.module.css';

/** Nothing is paid without a payment password: the way to it, and back. */
export function NoPassword({ returnTo }: { returnTo: string }) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <OrderState quiet tone="ended" icon={KeyRound} title={t('payment.noPassword.title')}>
        {t('payment.noPassword.body')}
      </OrderState>
      <Button
        block
        render={<Link to={addressOf(PATHS.securityCentre, { part: 'payment', return: returnTo })} />}
      >
        {t('payment.noPassword.set')}
      </Button>
    </div>
  );
}
