import { menuOptions, useUnreadCounts } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useExistingRoutes } from '@site/router';
import { Badge } from '@site/ui/Badge';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { Skeleton } from '@site/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../useTexts';
import { OnlineService } from './OnlineService';
import styles from './TeamTools.module.css';
import { ToolFace } from './ToolFace';
import { tools } from './tools';

/** The tools that the merchant's menu holds and the site has a page for; online service always (AG-008). */
export function TeamTools() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const exists = useExistingRoutes();
  const { data, error, isFetching, refetch } = useQuery(menuOptions());
  const possible = tools.filter(({ path }) => exists(path));
  const shown = possible.filter(({ key }) => data?.menu[key] === true);
  const waiting = data || error ? [] : possible;
  const failed = !data && error && possible.length > 0;
  return (
    <section className={styles.section} aria-labelledby="team-tools">
      <h2 id="team-tools" className={styles.title}>
        {t(possible.length > 0 ? 'tools.title' : 'tools.help')}
      </h2>
      {failed && (
        <RemoteFailedCard
          className={styles.failed}
          title={t('tools.failed')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      )}
      <ul className={styles.tools} aria-busy={waiting.length > 0 || undefined}>
        {waiting.map(({ key }) => (
          <li key={key} className={styles.waiting} aria-hidden="true">
            <Skeleton shape="box" width="44px" height="44px" />
            <Skeleton width="52px" />
          </li>
        ))}
        {shown.map(({ key, path, label, icon }) => (
          <li key={key}>
            <Link to={path} className={styles.tool ?? ''}>
              <ToolFace icon={icon} label={t(label)} badge={path === PATHS.inbox && <UnreadMail />} />
            </Link>
          </li>
        ))}
        <li>
          <OnlineService />
        </li>
      </ul>
    </section>
  );
}

function UnreadMail() {
  return <Badge count={useUnreadCounts().inbox} className={styles.badge} />;
}
