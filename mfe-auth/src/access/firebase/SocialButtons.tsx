import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import styles from './SocialButtons.module.css';
import { SOCIAL_NAMES, SocialMark } from './SocialMark';
import { useSocialLogin } from './useSocialLogin';

/**
 * A button for each social account that the merchant takes, once Firebase is ready (AU-008, AU-047). Until then
 * their place is kept, so that nothing moves under a thumb.
 */
export function SocialButtons() {
  const { t } = useTexts();
  const { channels, ready, start, entering } = useSocialLogin();
  if (channels.length === 0) return null;
  return (
    <div className={ready ? undefined : styles.awaited} aria-hidden={!ready || undefined} inert={!ready}>
      <p className={styles.or}>{t('social.or')}</p>
      <ul className={styles.channels} aria-label={t('social.ways')}>
        {channels.map((channel) => (
          <li key={channel}>
            <Button
              variant="line"
              block
              icon={<SocialMark channel={channel} />}
              loading={entering === channel}
              disabled={entering !== undefined && entering !== channel}
              onClick={() => start(channel)}
            >
              {t('social.continue', { name: SOCIAL_NAMES[channel] })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
