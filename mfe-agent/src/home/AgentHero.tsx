import { useMemberInfo } from '@site/api';
import { greetingAt } from '@site/i18n';
import { useBack } from '@site/router';
import { useSession } from '@site/session';
import { HeroScene } from '@site/ui/HeroScene';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { Tag } from '@site/ui/Tag';
import { ArrowLeft, UserRound } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './AgentHero.module.css';

/** The page's own header over the merchant's scene: back, and who is here. */
export function AgentHero() {
  const { t } = useTexts();
  const userName = useSession((session) => session?.userName ?? '');
  const { data: member } = useMemberInfo();
  return (
    <HeroScene as="header" className={styles.hero}>
      <div className={styles.bar}>
        <IconButton className={styles.back} icon={ArrowLeft} label={t('hero.back')} onClick={useBack()} />
      </div>
      <div className={styles.person}>
        <span className={styles.avatar}>
          {member?.icon ? (
            <img src={member.icon} alt="" width={48} height={48} onLoad={skipImageSuspense} />
          ) : (
            <Icon of={UserRound} />
          )}
        </span>
        <div className={styles.names}>
          <p className={styles.greeting}>{t(`greeting.${greetingAt(new Date().getHours())}`)}</p>
          <h1 className={styles.name}>{member?.nickname || member?.account || userName}</h1>
        </div>
        <Tag className={styles.tag}>{t('hero.agent')}</Tag>
      </div>
    </HeroScene>
  );
}
