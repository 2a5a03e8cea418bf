import { useAccountType } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link, loginRedirect, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { IconButton } from '@site/ui/IconButton';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../useTexts';
import { MarkAllRead } from './MarkAllRead';
import styles from './MessageCentrePage.module.css';

/** The way home, wherever one came from (ME-004), and for guests the ways in. The title stands below it. */
export function CentreHeader() {
  const { t } = useTexts();
  const isGuest = useAccountType() === undefined;
  const canRegister = useRouteExists(PATHS.register);
  return (
    <header className={styles.header}>
      <IconButton
        className={styles.back}
        icon={ArrowLeft}
        label={t('centre.back')}
        render={<Link to={PATHS.home} />}
      />
      {isGuest ? (
        <>
          <Button
            variant={canRegister ? 'quiet' : 'primary'}
            size="small"
            render={<Link to={loginRedirect(PATHS.messages)} />}
          >
            {t('centre.logIn')}
          </Button>
          {canRegister && (
            <Button size="small" className={styles.last} render={<Link to={PATHS.register} />}>
              {t('centre.register')}
            </Button>
          )}
        </>
      ) : (
        <MarkAllRead />
      )}
    </header>
  );
}
