import { LOGIN_PATH } from '@site/contracts/routes';
import { useLocation, useNavigate, useRouteExists } from '@site/router';
import { Tabs } from '@site/ui/Tabs';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { REGISTER_PATH } from '../paths';
import { useTexts } from '../useTexts';
import { AccessHeading } from './AccessHeading';
import styles from './AccessTabs.module.css';

interface AccessTabsProps {
  selected: typeof LOGIN_PATH | typeof REGISTER_PATH;
}

/** Log in and register side by side (AU-001); a heading alone on a site without registration. */
export function AccessTabs({ selected }: AccessTabsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const title = selected === LOGIN_PATH ? t('tabs.login') : t('tabs.register');
  if (!useRouteExists(REGISTER_PATH)) return <AccessHeading>{title}</AccessHeading>;
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Tabs
        large
        activation="manual"
        className={styles.tabs}
        label={t('tabs.label')}
        value={selected}
        // The page that asked for a login is kept: a new member comes back to it too.
        onChange={(path) => path !== selected && navigate({ pathname: path, search }, { replace: true })}
        items={[
          { value: LOGIN_PATH, label: t('tabs.login') },
          { value: REGISTER_PATH, label: t('tabs.register') },
        ]}
      />
    </>
  );
}
