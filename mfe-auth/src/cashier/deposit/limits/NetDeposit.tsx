import { useCurrencySymbol } from '@site/api';
import { Trans } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { useRecentStatement } from '../../../care/parts/useRecentStatement';
import { useTexts } from '../../../useTexts';
import styles from './DepositCare.module.css';

/** What has been paid in less what was paid out, of the last 30 days; nothing until it is known. */
export default function NetDeposit() {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { data: statement } = useRecentStatement();
  if (!statement) return null;
  return (
    <p className={styles.net}>
      <Trans
        text={t('deposit.care.net')}
        parts={{ amount: () => <Money symbol={symbol} amount={statement.netDeposit.days30} /> }}
      />
    </p>
  );
}
