import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useBack } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { PageHeader } from '@site/ui/PageHeader';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { useDownlineRebates } from '../queries';
import { DownlineRates } from './DownlineRates';
import styles from './Edit.module.css';

/** Rates of the first screen at 390 by 844. */
const RATES = 5;

interface DownlinePageProps {
  /** The agent. */
  user: string;
  /** As the address names the downline. */
  account: string;
}

/** The rates of one direct downline, under its name. */
export function DownlinePage({ user, account }: DownlinePageProps) {
  const { t } = useTexts();
  const back = useBack('step', PATHS.rebateSettings);
  const { data } = useDownlineRebates(account);
  return (
    <>
      <PageHeader
        title={data?.account ?? account}
        subtitle={data && t(isAgentAccount(data.type) ? 'people.agent' : 'people.member')}
        onBack={back}
      />
      <Rates user={user} account={account} />
    </>
  );
}

function Rates({ user, account }: DownlinePageProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useDownlineRebates(account);
  if (error?.code === 'downline.unknown')
    return (
      <div role="alert">
        <EmptyState
          picture="friends"
          title={t('rebates.edit.unknown')}
          body={errorText(error)}
          action={
            <Button variant="quiet" render={<Link to={PATHS.rebateSettings} replace />}>
              {t('rebates.edit.toList')}
            </Button>
          }
        />
      </div>
    );
  if (!data && error)
    return (
      <ErrorState
        title={t('rebates.edit.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data?.rebates.length === 0)
    return (
      <EmptyState picture="chart" title={t('rebates.edit.nothing')} body={t('rebates.edit.nothingBody')} />
    );
  if (data) return <DownlineRates user={user} account={account} known={data} />;
  return (
    <LoadingRegion className={styles.rates} label={t('rebates.edit.loading')}>
      <div className={styles.loading}>
        {Array.from({ length: RATES }, (_, rate) => (
          <Skeleton key={rate} shape="card" height="100px" />
        ))}
      </div>
    </LoadingRegion>
  );
}
