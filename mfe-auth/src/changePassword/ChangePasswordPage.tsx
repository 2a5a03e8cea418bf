import { isTrialAccount } from '@site/contracts/accountTypes';
import { HOME_PATH } from '@site/contracts/routes';
import { Link, loginRedirect, Navigate } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { CHANGE_PASSWORD_PATH } from '../paths';
import { useTexts } from '../useTexts';
import { ChangePasswordForm } from './ChangePasswordForm';

/** A member's new password; home for guests (AU-074). A trial account has none to change. */
export default function ChangePasswordPage() {
  const { t } = useTexts();
  const type = useSession((session) => session?.type);
  if (type === undefined) return <Navigate to={HOME_PATH} replace />;
  if (!isTrialAccount(type)) return <ChangePasswordForm />;
  return (
    <EmptyState
      title={t('changePassword.trial')}
      body={t('changePassword.trialBody')}
      action={
        <Button variant="line" render={<Link to={loginRedirect(CHANGE_PASSWORD_PATH)} />}>
          {t('changePassword.toLogin')}
        </Button>
      }
    />
  );
}
