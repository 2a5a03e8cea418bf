import { PATHS } from '@site/contracts/values/paths';
import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { PageHeader } from '@site/ui/PageHeader';
import { useAddressSheet } from '@site/ui/useSheet';
import { History } from 'lucide-react';
import { AgentBar } from '../home/AgentBar';
import { StillCheckingPayment } from '../payment/StillCheckingPayment';
import { useDone } from '../payment/usePaymentSheet';
import { useTexts } from '../useTexts';
import { CurrentPeriod } from './CurrentPeriod';
import styles from './Dividends.module.css';
import { HistorySheet } from './HistorySheet';
import { PaidDividends } from './PaidDividends';
import { usePayDividends } from './queries';
import { ToPayOut } from './ToPayOut';

const HISTORY = 'history';

/** What the running period has brought, and what direct downlines have to get for the last one (AG-021). */
export default function DividendPage() {
  const { t } = useTexts();
  const back = useBack('step', PATHS.agent);
  const history = useAddressSheet(HISTORY, () => true);
  const press = usePayDividends();
  const paid = useDone(press.data);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dividends.title')}
        onBack={back}
        right={
          <IconButton
            icon={History}
            label={t('dividends.history.title')}
            onClick={() => history.show('all')}
          />
        }
      />
      {press.isUnknown ? (
        <StillCheckingPayment payment={press} returnTo={PATHS.dividends} onComplete={press.complete} />
      ) : paid ? (
        <PaidDividends paid={paid} />
      ) : (
        <div className={styles.content}>
          <CurrentPeriod />
          <ToPayOut press={press} />
        </div>
      )}
      <AgentBar />
      {history.opening > 0 && (
        <HistorySheet key={history.opening} open={history.open} onClose={history.close} />
      )}
    </div>
  );
}
