import { LOGIN_PATH } from '@site/contracts/routes';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { WayLine } from '../frame/WayLine';
import { REGISTER_PATH } from '../paths';
import { useTexts } from '../useTexts';
import styles from './TrialPage.module.css';

/** For those who want to play for real. */
export function WaysToOwnAccount() {
  const { t } = useTexts();
  const canRegister = useRouteExists(REGISTER_PATH);
  return (
    <div className={styles.ways}>
      {canRegister && (
        <Button variant="line" block render={<Link to={REGISTER_PATH} />}>
          {t('trial.own')}
        </Button>
      )}
      <WayLine
        className={styles.login}
        text={t('trial.login')}
        ways={{ login: { render: <Link to={LOGIN_PATH} /> } }}
      />
    </div>
  );
}
