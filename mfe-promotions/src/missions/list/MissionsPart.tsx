import { useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import type { useMissions } from '../queries';
import { MissionCard } from './MissionCard';
import styles from './Missions.module.css';
import { MissionsRoom } from './MissionsRoom';

/** What a member may do for a reward, how far it is, and what is ready to be claimed. */
export function MissionsPart({ missions }: { missions: ReturnType<typeof useMissions> }) {
  const { t } = useTexts();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('missions.list.title')}</h2>
      <Missions {...missions} />
    </section>
  );
}

function Missions({ data, error, isFetching, refetch }: ReturnType<typeof useMissions>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  if (!data)
    return error ? (
      <RemoteFailedCard
        title={t('missions.list.failed')}
        body={errorText(error)}
        reloading={isFetching}
        onReload={() => void refetch()}
      />
    ) : (
      <LoadingRegion label={t('missions.list.loading')}>
        <MissionsRoom />
      </LoadingRegion>
    );
  if (data.list.length === 0)
    return (
      <EmptyState heading="h3" title={t('missions.list.empty.title')} body={t('missions.list.empty.body')} />
    );
  return (
    <ul className={styles.list}>
      {data.list.map((mission) => (
        <li key={mission.id}>
          <MissionCard mission={mission} />
        </li>
      ))}
    </ul>
  );
}
