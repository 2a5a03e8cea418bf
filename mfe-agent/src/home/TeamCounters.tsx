import type { TeamFooter } from '@site/contracts/areas/agent';
import { formatNumber, useErrorText } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import { useTeamCounters } from './queries';
import styles from './TeamCounters.module.css';

const COUNTERS = [
  { field: 'teamOnlineCount', label: 'team.online' },
  { field: 'teamLoginMemberCount', label: 'team.login' },
  { field: 'teamBetMemberCount', label: 'team.bet' },
  { field: 'teamRegisterMemberCount', label: 'team.register' },
] as const satisfies readonly { field: keyof TeamFooter; label: string }[];

/** Members of the team online, logged in, betting and registered today (AG-005). */
export function TeamCounters() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useTeamCounters();
  if (!data && error) {
    return (
      <RemoteFailedCard
        className={styles.failed}
        title={t('team.failed')}
        body={errorText(error)}
        reloading={isFetching}
        onReload={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Card className={styles.card}>
        <LoadingRegion label={t('team.loading')}>
          <div className={styles.counters}>
            {COUNTERS.map(({ field }) => (
              <div key={field} className={styles.counter}>
                <Skeleton width="36px" className={styles.countRoom} />
                <Skeleton width="52px" className={styles.labelRoom} />
              </div>
            ))}
          </div>
        </LoadingRegion>
      </Card>
    );
  }
  return (
    <Card as="section" className={styles.card} aria-label={t('team.label')}>
      <dl className={styles.counters}>
        {COUNTERS.map(({ field, label }) => (
          <div key={field} className={styles.counter}>
            <dt className={styles.label}>{t(label)}</dt>
            <dd className={styles.count}>{formatNumber(data[field])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
