import { PATHS } from '@site/contracts/values/paths';
import { useLocation, useNavigate, useRouteExists } from '@site/router';
import { Tabs } from '@site/ui/Tabs';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../../useTexts';
import { AccessHeading } from './AccessHeading';
import styles from './AccessTabs.module.css';

interface AccessTabsProps {
  selected: typeof PATHS.login | typeof PATHS.register;
}

/** Log in and register side by side (AU-001); a heading alone on a site without registration. */
export function AccessTabs({ selected }: AccessTabsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const title = selected === PATHS.login ? t('tabs.login') : t('tabs.register');
  if (!useRouteExists(PATHS.register)) return <AccessHeading>{title}</AccessHeading>;
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
          { value: PATHS.login, label: t('tabs.login') },
          { value: PATHS.register, label: t('tabs.register') },
        ]}
      />
    </>
  );
}
