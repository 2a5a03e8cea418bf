import { menuOptions, useUnreadCounts } from '@site/api';
import { Link, useExistingRoutes } from '@site/router';
import { Badge } from '@site/ui/Badge';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../useTexts';
import { OnlineService } from './OnlineService';
import styles from './TeamTools.module.css';
import { ToolFace } from './ToolFace';
import { MAIL_PATH, tools } from './tools';

/** The tools that the merchant's menu holds and the site has a page for; online service always (AG-008). */
export function TeamTools() {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const { data } = useQuery(menuOptions());
  const shown = tools.filter(({ key, path }) => data?.menu[key] === true && exists(path));
  return (
    <section className={styles.section} aria-labelledby="team-tools">
      <h2 id="team-tools" className={styles.title}>
        {t('tools.title')}
      </h2>
      <ul className={styles.tools}>
        {shown.map(({ key, path, label, icon }) => (
          <li key={key}>
            <Link to={path} className={styles.tool ?? ''}>
              <ToolFace icon={icon} label={t(label)} badge={path === MAIL_PATH && <UnreadMail />} />
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
