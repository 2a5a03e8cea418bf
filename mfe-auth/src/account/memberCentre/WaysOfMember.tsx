import { menuOptions, useSystemStatus } from '@site/api';
import { FLAGS } from '@site/contracts/values/flags';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useExistingRoutes } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { lazyComponent } from '@site/ui/lazyPart';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import { RowCard } from '../rows/RowCard';
import { RowGroup } from '../rows/RowGroup';
import { SecurityToDo } from './SecurityToDo';
import styles from './WaysOfMember.module.css';
import { type Way, wayGroups } from './waysOfMember';

/** Comes after the page: what limits are is a good part of its size. */
const LimitNow = lazyComponent(() => import('./LimitNow'));

/** How things stand there, at the end of a row. */
const ENDS: Readonly<Record<string, ReactNode>> = {
  [PATHS.securityCentre]: <SecurityToDo />,
  [PATHS.care]: <LimitNow />,
};

/** The rows that this merchant has switched on and whose page its site has; a group without any is left out. */
export function WaysOfMember() {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const { data } = useQuery(menuOptions());
  const switches = useSystemStatus().data?.info.whitelabel;
  const isShown = ({ path, permission, flag }: Way) =>
    exists(path) &&
    (permission === undefined || data?.menu[permission] === true) &&
    (flag === undefined || switches?.[FLAGS[flag]] === true);

  return (
    <div className={styles.groups}>
      {wayGroups.map(({ title, ways }) => {
        const shown = ways.filter(isShown);
        if (shown.length === 0) return null;
        return (
          <RowGroup key={title} as="nav" title={t(title)}>
            <RowCard as="ul">
              {shown.map(({ text, path, icon }) => (
                <li key={path}>
                  <ListRow
                    icon={<Icon of={icon} size={20} />}
                    label={t(text)}
                    end={ENDS[path]}
                    render={<Link to={path} />}
                  />
                </li>
              ))}
            </RowCard>
          </RowGroup>
        );
      })}
    </div>
  );
}
