import { serverNow, useMemberInfo } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { greetingAt, hourOf } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { useSession } from '@site/session';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Pencil, Settings } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { Avatar } from '../profile/Avatar';
import { MailLink } from './MailLink';
import styles from './MemberHead.module.css';

/** Who is here, greeted by the hour of the merchant; their mail and settings. */
export function MemberHead({ onScene = false }: { onScene?: boolean }) {
  const { t } = useTexts();
  const userName = useSession((session) => session?.userName ?? '');
  const { data: member } = useMemberInfo();
  const hasProfile = useRouteExists(PATHS.profile);
  const hasSettings = useRouteExists(PATHS.settings);
  const who = (
    <>
      <span className={styles.picture}>
        <Avatar src={member?.icon} size={56} />
        {hasProfile && (
          <span className={styles.pencil}>
            <Icon of={Pencil} size={14} />
          </span>
        )}
      </span>
      <div className={styles.names}>
        <p className={styles.greeting}>{t(`memberCentre.greeting.${greetingAt(hourOf(serverNow()))}`)}</p>
        <h1 className={styles.name}>{member?.nickname || member?.account || userName}</h1>
      </div>
    </>
  );
  return (
    <header className={onScene ? `${styles.head} ${styles.onScene}` : styles.head}>
      {hasProfile ? (
        <Link to={PATHS.profile} className={styles.who}>
          {who}
        </Link>
      ) : (
        <div className={styles.who}>{who}</div>
      )}
      <MailLink className={styles.control} />
      {hasSettings && (
        <IconButton
          className={styles.control}
          icon={Settings}
          iconSize={20}
          label={t('memberCentre.settings')}
          render={<Link to={PATHS.settings} />}
        />
      )}
    </header>
  );
}
