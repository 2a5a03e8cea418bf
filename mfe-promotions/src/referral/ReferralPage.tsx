import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { Earnings } from './earnings/Earnings';
import { Figures } from './Figures';
import { Friends } from './friends/Friends';
import { HowItWorks } from './how/HowItWorks';
import { useReferral } from './queries';
import { ReferralLoading } from './ReferralLoading';
import styles from './ReferralPage.module.css';
import { ShareCard } from './share/ShareCard';

/** A member's code and link to invite friends with, how that works, and what came of it (PR-031). */
export default function ReferralPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useReferral();
  if (!data && error) {
    return (
      <ErrorState
        title={t('referral.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ReferralLoading />;
  return (
    <div className={styles.page}>
      <ShareCard code={data.code} link={data.link} />
      <Figures referral={data} />
      <HowItWorks referral={data} />
      <Earnings referral={data} />
      <Friends />
    </div>
  );
}
