import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import styles from './HeldSocialNotice.module.css';
import { dropHeldSocial, useHeldSocial } from './heldSocial';
import { SOCIAL_NAMES, SocialMark } from './SocialMark';

/** Above the register form: the social account that will log in to the new one, and the way to leave it out. */
export function HeldSocialNotice() {
  const { t } = useTexts();
  const held = useHeldSocial();
  return (
    <div role="status">
      {held && (
        <div className={styles.notice}>
          <SocialMark channel={held.channel} />
          <p className={styles.words}>{t('social.held', { name: SOCIAL_NAMES[held.channel] })}</p>
          <Button variant="text" size="small" onClick={dropHeldSocial}>
            {t('social.leaveOut')}
          </Button>
        </div>
      )}
    </div>
  );
}
