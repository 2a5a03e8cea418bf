import { useMemberInfo, useSettings } from '@site/api';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { AccountRows } from './AccountRows';
import { NicknameForm } from './NicknameForm';
import { ProfileLoading } from './ProfileLoading';
import styles from './ProfilePage.module.css';
import { ProfilePicture } from './ProfilePicture';
import { useHeadIcon } from './queries';

/**
 * Whether it is known what stands around the form: the way to another picture and the rule of a name would push it
 * down. What has failed once is not waited for.
 */
function useIsKnown(): boolean {
  const answers = [useHeadIcon(), useSettings()];
  console.log('DBG', answers.map((a) => [a.status, a.fetchStatus, a.failureCount, a.error?.code, a.failureReason?.code]));
  const settled = answers.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  // Once it is known it stays so: what failed is asked for again by the part that shows it.
  const [known, setKnown] = useState(settled);
  if (settled && !known) setKnown(true);
  return known;
}

/** How a member shows to others, and what the account is. */
export default function ProfilePage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: member, error, isFetching, refetch } = useMemberInfo();
  const known = useIsKnown();
  if (!member && error) {
    return (
      <ErrorState
        title={t('profile.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!member || !known) return <ProfileLoading />;
  return (
    <div className={styles.page}>
      <ProfilePicture icon={member.icon} />
      <NicknameForm nickname={member.nickname} />
      <AccountRows member={member} />
    </div>
  );
}
