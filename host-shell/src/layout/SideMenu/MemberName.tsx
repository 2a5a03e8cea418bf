import { useMemberInfo } from '@site/api';
import { useSession } from '@site/session';
import { Icon } from '@site/ui/Icon';
import { Crown } from 'lucide-react';
import styles from './SideMenu.module.css';

/** Avatar, nickname (the account without one) and club label (HS-044). */
export function MemberName() {
  const userName = useSession((session) => session?.userName ?? '');
  const { data } = useMemberInfo();
  return (
    <div className={styles.member}>
      {data?.icon ? (
        <img className={styles.avatar} src={data.icon} alt="" width={48} height={48} />
      ) : (
        <span className={styles.avatar} />
      )}
      <div className={styles.names}>
        <b className={styles.nickname}>{data?.nickname || data?.account || userName}</b>
        {data?.clubLabel && (
          <span className={styles.club}>
            <Icon of={Crown} size={16} />
            {data.clubLabel.labelName}
          </span>
        )}
      </div>
    </div>
  );
}
