import { menuOptions, useAccountType } from '@site/api';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { useLanguage, useTranslation } from '@site/i18n';
import { Link, useExistingRoutes } from '@site/router';
import { Badge } from '@site/ui/Badge';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { useSignOut } from '@site/ui/sessionActions';
import { useQuery } from '@tanstack/react-query';
import { Headset, HeartHandshake, LogOut } from 'lucide-react';
import { use } from 'react';
import { useCarePath } from '../../care/useCarePath';
import { inLanguage } from '../inLanguage';
import { useContact } from '../useContact';
import { useUnread } from '../useUnread';
import { AddedMenuContext, addedMenuIcons } from './addedMenu';
import { menuEntries } from './menuEntries';
import styles from './SideMenu.module.css';

/** The entries that this merchant has switched on and whose page its site has, and those that remotes add; log out is the last. */
export function MenuEntries() {
  const { t } = useTranslation('host-shell');
  const exists = useExistingRoutes();
  const carePath = useCarePath();
  const { data } = useQuery(menuOptions());
  const type = useAccountType();
  const unread = useUnread();
  const { signOut } = useSignOut({
    title: t('logout.title'),
    body: t('logout.body'),
    confirm: t('logout.confirm'),
    cancel: t('logout.cancel'),
    wait: t('logout.wait'),
  });
  const language = useLanguage();
  const isFor = (audience: 'session' | 'agent' | undefined) =>
    audience === undefined || (type !== undefined && (audience === 'session' || isAgentAccount(type)));
  const shown = menuEntries.filter(
    ({ path, permission, for: audience }) =>
      exists(path) && (permission === undefined || data?.menu[permission] === true) && isFor(audience),
  );
  const added = use(AddedMenuContext).filter((entry) => exists(entry.path) && isFor(entry.for));
  return (
    <nav aria-label={t('menu.title')}>
      <ul>
        {shown.map(({ text, path, icon, unread: counted }) => (
          <li key={path}>
            <ListRow
              icon={<Icon of={icon} />}
              label={t(text)}
              end={counted && <Badge count={unread[counted]} />}
              render={<Link to={path} />}
            />
          </li>
        ))}
        {added.map(({ path, title, icon }) => (
          <li key={path}>
            <ListRow
              icon={<Icon of={addedMenuIcons[icon]} />}
              label={inLanguage(title, language)}
              render={<Link to={path} />}
            />
          </li>
        ))}
        {exists(carePath) && (
          <li>
            <ListRow
              icon={<Icon of={HeartHandshake} />}
              label={t('titles.care')}
              render={<Link to={carePath} />}
            />
          </li>
        )}
        <li>
          <ListRow
            icon={<Icon of={Headset} />}
            label={t('menu.service')}
            chevron={false}
            onClick={useContact()}
          />
        </li>
        {type !== undefined && (
          <li className={styles.logout}>
            <ListRow icon={<Icon of={LogOut} />} label={t('menu.logout')} chevron={false} onClick={signOut} />
          </li>
        )}
      </ul>
    </nav>
  );
}
