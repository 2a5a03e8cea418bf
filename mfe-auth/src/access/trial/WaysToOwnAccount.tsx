import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import { MethodLinks } from '../frame/MethodLinks';
import styles from './TrialPage.module.css';

/** For those who want to play for real. */
export function WaysToOwnAccount() {
  const { t } = useTexts();
  const canRegister = useRouteExists(PATHS.register);
  return (
    <div className={styles.ways}>
      {canRegister && (
        <Button variant="line" block render={<Link to={PATHS.register} />}>
          {t('trial.own')}
        </Button>
      )}
      <MethodLinks
        className={styles.login}
        text={t('trial.login')}
        links={{ login: { render: <Link to={PATHS.login} /> } }}
      />
    </div>
  );
}
