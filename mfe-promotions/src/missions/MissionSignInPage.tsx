import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { CalendarCard } from './calendar/CalendarCard';
import { CheckInCard } from './checkIn/CheckInCard';
import { MissionsPart } from './list/MissionsPart';
import styles from './MissionSignInPage.module.css';
import { PageLoading } from './PageLoading';
import { useCalendar, useMissions, useNewDay } from './queries';

/** The daily check-in with its calendar, and the missions of now (PR-030). */
export default function MissionSignInPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useCalendar();
  const missions = useMissions();
  useNewDay(data?.today);
  // The page comes as a whole, from its top: nothing that is there moves when more arrives.
  if (!data && !error) return <PageLoading />;
  return (
    <div className={styles.page}>
      {data ? (
        <>
          <CheckInCard calendar={data} />
          <CalendarCard current={data} />
        </>
      ) : (
        <ErrorState
          title={t('missions.checkIn.failed')}
          body={error && errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <MissionsPart missions={missions} />
    </div>
  );
}
