import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Link, loginRedirect } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { KeyRound, LogOut } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { SecurityRows } from './SecurityRows';
import styles from './SettingsPage.module.css';
import { useLogOut } from './useLogOut';

/** What a member may change, and the way out (AU-082, AU-083). */
export default function SettingsPage() {
  const { t } = useTexts();
  const signedIn = useSession((session) => session !== null);
  const isMember = useSession((session) => session !== null && !isTrialAccount(session.type));
  const { signOut, signingOut } = useLogOut();
  const changePassword = signedIn ? PATHS.changePassword : loginRedirect(PATHS.changePassword);
  return (
    <div className={styles.page}>
      <Card padded={false}>
        <ListRow
          icon={<Icon of={KeyRound} size={20} />}
          label={t('settings.changePassword')}
          render={<Link to={changePassword} />}
        />
        {isMember && <SecurityRows />}
      </Card>
      {signedIn && (
        <Button
          variant="line"
          block
          icon={<Icon of={LogOut} size={20} />}
          loading={signingOut}
          onClick={signOut}
        >
          {t('settings.signOut')}
        </Button>
      )}
    </div>
  );
}
