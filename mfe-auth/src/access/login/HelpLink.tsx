import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import styles from './HelpLink.module.css';

/** The quiet way to who helps with gambling, which needs no session (PL-035). */
export function HelpLink() {
  const { t } = useTexts();
  if (!useRouteExists(PATHS.careHelp)) return null;
  return (
    <p className={styles.line}>
      <Button variant="text" size="small" render={<Link to={PATHS.careHelp} />}>
        {t('login.help')}
      </Button>
    </p>
  );
}
