import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { useTexts } from '../../useTexts';
import type { Interval } from './interval';
import { PlaySums } from './PlaySums';
import { minutesPlayed } from './playTime';
import styles from './RealityCheck.module.css';
import { useReminder } from './useReminder';

export interface ReminderProps {
  account: string;
  demo: boolean;
  startedAt: string;
  interval: Interval;
  onStop: () => void;
}

/** The reminder itself, when it is time: how long, how much, and whether to go on. */
export function Reminder({ account, demo, startedAt, interval, onStop }: ReminderProps) {
  const { t } = useTexts();
  const hasRecords = useRouteExists(PATHS.betRecord);
  const { time, due, restart } = useReminder({ account, demo, startedAt, interval });
  const minutes = minutesPlayed(time.began, Date.now());
  return (
    <Dialog
      required
      unasked
      open={due}
      onClose={restart}
      title={t('reality.played', { count: minutes })}
      actions={
        <>
          <Button variant="quiet" onClick={onStop}>
            {t('reality.stop')}
          </Button>
          <Button onClick={restart}>{t('reality.goOn')}</Button>
        </>
      }
    >
      <PlaySums since={time.since} demo={demo} />
      {hasRecords && !demo && (
        <Link to={PATHS.betRecord} className={styles.records}>
          {t('reality.records')}
        </Link>
      )}
    </Dialog>
  );
}
