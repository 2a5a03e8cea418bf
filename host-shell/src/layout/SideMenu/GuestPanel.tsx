import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useFreePlay } from '@site/ui/sessionActions';
import styles from './SideMenu.module.css';

/** The ways in (HS-048), and a way to look around first (HS-024). */
export function GuestPanel() {
  const { t } = useTranslation('host-shell');
  const canRegister = useRouteExists(PATHS.register);
  const freePlay = useFreePlay({ wait: t('freePlay.starting') });
  return (
    <Card tone="inset" className={styles.guest}>
      <p className={styles.guestText}>{t('menu.welcomeBody')}</p>
      <div className={styles.guestActions}>
        <Button block variant={canRegister ? 'quiet' : 'primary'} render={<Link to={PATHS.login} />}>
          {t('header.login')}
        </Button>
        {canRegister && (
          <Button block render={<Link to={PATHS.register} />}>
            {t('header.register')}
          </Button>
        )}
      </div>
      {freePlay.offered && (
        <Button variant="text" block loading={freePlay.starting} onClick={freePlay.start}>
          {t('freePlay.start')}
        </Button>
      )}
    </Card>
  );
}
