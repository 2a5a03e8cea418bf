import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { useLinks } from '../queries';
import { LinkList } from './LinkList';
import styles from './Links.module.css';

/** Cards of the first screen at 390 by 844. */
const CARDS = 3;

/** The links that register into the agent's team. */
export function LinksTab() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useLinks();
  if (!data && error)
    return (
      <ErrorState
        title={t('accounts.link.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data) return <LinkList links={data.list} most={data.most} />;
  return (
    <LoadingRegion className={styles.links} label={t('accounts.link.loading')}>
      <div className={styles.loading}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="card" height="142px" />
        ))}
      </div>
    </LoadingRegion>
  );
}
