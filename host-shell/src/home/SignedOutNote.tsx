import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link, useLocation } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { wasSignedOut } from '@site/ui/sessionActions';
import styles from './HomePage.module.css';

/** Says to who has just logged out that it is done, and where somebody listens (PL-035). */
export function SignedOutNote() {
  const { t } = useTranslation('host-shell');
  const isGuest = useSession((session) => session === null);
  const { state } = useLocation();
  if (!isGuest || !wasSignedOut(state)) return null;
  return (
    <div role="status" className={styles.signedOut}>
      <p>{t('logout.done')}</p>
      <Button variant="text" size="small" render={<Link to={PATHS.careHelp} />}>
        {t('titles.careHelp')}
      </Button>
    </div>
  );
}
