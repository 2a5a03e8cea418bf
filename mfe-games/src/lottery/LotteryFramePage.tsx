import { useErrorText } from '@site/i18n';
import { Link, useSearchParams } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Icon } from '@site/ui/Icon';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTexts } from '../useTexts';
import { FrameLoading, LotteryFrame } from './LotteryFrame';
import styles from './LotteryFramePage.module.css';
import { LOTTERY_LOBBY_PATH } from './paths';
import { closePath, type LotteryStart, readLotteryStart } from './startLottery';
import { newLaunchToken, useFrameLaunch, useRefreshOnLeave } from './useFrameLaunch';

/** A lottery that fills the screen, with a small way out below it (GA-062 to GA-064). */
export default function LotteryFramePage() {
  const [query] = useSearchParams();
  const start = readLotteryStart(query);
  useRefreshOnLeave();
  return (
    <Screen leadsTo={closePath({ pageBack: Boolean(query.get('pageBack')) })}>
      {start ? <Lottery key={query.toString()} start={start} /> : <NoLottery />}
    </Screen>
  );
}

function Screen({ leadsTo, children }: { leadsTo: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      {children}
      <footer className={styles.foot}>
        <Link to={leadsTo} className={styles.close}>
          <Icon of={X} size={16} />
          {t('lottery.frame.close')}
        </Link>
      </footer>
    </div>
  );
}

function Lottery({ start }: { start: LotteryStart }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { address, error, attempt, again } = useFrameLaunch(start);
  const [failedAttempt, setFailed] = useState(0);
  const fail = useCallback(() => setFailed(attempt), [attempt]);
  if (error || failedAttempt === attempt)
    return (
      <div className={styles.state}>
        <ErrorState
          heading="h1"
          title={t('lottery.frame.failed.title')}
          body={error ? errorText(error) : t('lottery.frame.failed.body')}
          onRetry={again}
        />
      </div>
    );
  if (!address) return <FrameLoading />;
  // A new element for each try: one that changes its address would leave an entry in the history.
  return (
    <LotteryFrame key={address.href} address={address} renew={() => newLaunchToken(start)} onFailed={fail} />
  );
}

/** The address names no lottery: a link that was cut, or typed. */
function NoLottery() {
  const { t } = useTexts();
  return (
    <div className={styles.state}>
      <EmptyState
        heading="h1"
        picture="broken"
        title={t('lottery.frame.unknown.title')}
        body={t('lottery.frame.unknown.body')}
        action={
          <Button variant="quiet" render={<Link to={LOTTERY_LOBBY_PATH} />}>
            {t('lottery.frame.unknown.action')}
          </Button>
        }
      />
    </div>
  );
}
