import { useMerchantToday } from '@site/ui/records';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import { monthOf, weeksOf } from './calendar/months';
import { MissionsRoom } from './list/MissionsRoom';
import styles from './MissionSignInPage.module.css';

/** What of the calendar is no week, and a week, in pixels. */
const AROUND_WEEKS = 116;
const WEEK = 54;

/** The room of the page while it is on its way. */
export function PageLoading() {
  const { t } = useTexts();
  const weeks = weeksOf(monthOf(useMerchantToday())).length;
  return (
    <LoadingRegion label={t('missions.checkIn.loading')} className={styles.loading}>
      <Skeleton shape="card" height="152px" />
      <Skeleton shape="card" height={`${AROUND_WEEKS + weeks * WEEK}px`} />
      <Skeleton width="96px" height="22px" className={styles.heading} />
      <MissionsRoom />
    </LoadingRegion>
  );
}
