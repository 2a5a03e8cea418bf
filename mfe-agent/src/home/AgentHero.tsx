import { useMemberInfo } from '@site/api';
import { greetingAt } from '@site/i18n';
import { HeroScene } from '@site/ui/HeroScene';
import { Icon } from '@site/ui/Icon';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { Tag } from '@site/ui/Tag';
import { UserRound } from 'lucide-react';
import type { Ref } from 'react';
import { useTexts } from '../useTexts';
import styles from './AgentHero.module.css';
import { useAgentName } from './useAgentName';

/** Who is here, over the merchant's scene. `nameRef` is told the place of the name. */
export function AgentHero({ nameRef }: { nameRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTexts();
  const { data: member } = useMemberInfo();
  const name = useAgentName();
  return (
    <HeroScene className={styles.hero}>
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
          <h1 ref={nameRef} className={styles.name}>
            {name}
          </h1>
        </div>
        <Tag className={styles.tag}>{t('hero.agent')}</Tag>
      </div>
    </HeroScene>
  );
}
