import { useMemberInfo, useSettings } from '@site/api';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';
import { AccountRows } from './AccountRows';
import { NicknameForm } from './NicknameForm';
import { ProfileLoading } from './ProfileLoading';
import styles from './ProfilePage.module.css';
import { ProfilePicture } from './ProfilePicture';
import { useHeadIcon } from './queries';

/** How a member shows to others, and what the account is. */
export default function ProfilePage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: member, error, isFetching, refetch } = useMemberInfo();
  const headIcon = useHeadIcon();
  const settings = useSettings();
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
  // The way to another picture and the rule of a name would push the form down, if they came after it.
  if (!member || !headIcon.isFetched || !settings.isFetched) return <ProfileLoading />;
  return (
    <div className={styles.page}>
      <ProfilePicture icon={member.icon} headIcon={headIcon.data} />
      <NicknameForm nickname={member.nickname} />
      <AccountRows member={member} />
    </div>
  );
}
