import { LOGIN_PATH } from '@site/contracts/routes';
import { useLocation, useNavigate, useRouteExists } from '@site/router';
import { Tabs } from '@site/ui/Tabs';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../useTexts';
import styles from './LoginPage.module.css';
import { REGISTER_PATH } from './paths';

/** Log in and register side by side (AU-001); a heading alone on a site without registration. */
export function LoginTabs() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!useRouteExists(REGISTER_PATH)) return <h1 className={styles.heading}>{t('tabs.login')}</h1>;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('tabs.login')}</h1>
      </VisuallyHidden>
      <Tabs
        large
        activation="manual"
        className={styles.tabs}
        label={t('tabs.label')}
        value={LOGIN_PATH}
        // The page that asked for a login is kept: a new member comes back to it too.
        onChange={(path) => path !== LOGIN_PATH && navigate({ pathname: path, search }, { replace: true })}
        items={[
          { value: LOGIN_PATH, label: t('tabs.login') },
          { value: REGISTER_PATH, label: t('tabs.register') },
        ]}
      />
    </>
  );
}
