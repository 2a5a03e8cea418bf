import { LOGIN_PATH } from '@site/contracts/routes';
import { useTranslation } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useFreePlay } from '../useFreePlay';
import styles from './SideMenu.module.css';

const REGISTER_PATH = '/m/register';

/** The ways in (HS-048), and a way to look around first (HS-024). */
export function GuestPanel() {
  const { t } = useTranslation('host-shell');
  const canRegister = useRouteExists(REGISTER_PATH);
  const freePlay = useFreePlay();
  return (
    <Card tone="inset" className={styles.guest}>
      <p className={styles.guestText}>{t('menu.welcomeBody')}</p>
      <div className={styles.guestActions}>
        <Button block variant={canRegister ? 'quiet' : 'primary'} render={<Link to={LOGIN_PATH} />}>
          {t('header.login')}
        </Button>
        {canRegister && (
          <Button block render={<Link to={REGISTER_PATH} />}>
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
