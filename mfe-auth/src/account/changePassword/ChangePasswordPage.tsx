import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Link, loginRedirect, Navigate } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import { ChangePasswordForm } from './ChangePasswordForm';

/** A member's new password; home for guests (AU-074). A trial account has none to change. */
export default function ChangePasswordPage() {
  const { t } = useTexts();
  const type = useSession((session) => session?.type);
  if (type === undefined) return <Navigate to={PATHS.home} replace />;
  if (!isTrialAccount(type)) return <ChangePasswordForm />;
  return (
    <EmptyState
      title={t('changePassword.trial')}
      body={t('changePassword.trialBody')}
      action={
        <Button variant="line" render={<Link to={loginRedirect(PATHS.changePassword)} />}>
          {t('changePassword.toLogin')}
        </Button>
      }
    />
  );
}
