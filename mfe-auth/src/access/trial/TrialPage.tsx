import { useFlag, useSystemStatus } from '@site/api';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Navigate } from '@site/router';
import { useSession } from '@site/session';
import { EmptyState } from '@site/ui/EmptyState';
import { FormSkeleton } from '../../form/FormSkeleton';
import { useTexts } from '../../useTexts';
import { TrialFacts } from './TrialFacts';
import { TrialHero } from './TrialHero';
import styles from './TrialPage.module.css';
import { TrialStart } from './TrialStart';
import { WaysToOwnAccount } from './WaysToOwnAccount';

/** What free play is, and the way into it. Members play already: they are led home. */
export default function TrialPage() {
  const { t } = useTexts();
  const isMember = useSession((session) => session !== null && !isTrialAccount(session.type));
  const { data: status, isPending } = useSystemStatus();
  const flag = useFlag('freePlay');
  if (isMember) return <Navigate to={PATHS.home} replace />;
  if (isPending) {
    return (
      <div className={styles.content}>
        <FormSkeleton />
      </div>
    );
  }
  // Not known is not closed: the platform has the last word when it is asked to start.
  const offered = flag || status === undefined;
  return (
    <>
      {offered ? <TrialHero /> : <EmptyState title={t('trial.closed')} body={t('trial.closedBody')} />}
      <div className={styles.content}>
        {offered && (
          <>
            <TrialStart />
            <TrialFacts />
          </>
        )}
        <WaysToOwnAccount />
      </div>
    </>
  );
}
