import { Button } from '@site/ui/Button';
import { useId } from 'react';
import { useTexts } from '../useTexts';
import styles from './SocialLogin.module.css';
import { SOCIAL_NAMES, SocialMark } from './SocialMark';
import { useSocialLogin } from './useSocialLogin';

/** A button for each social account that the merchant takes, once Firebase is ready (AU-008, AU-047). */
export function SocialLogin() {
  const { t } = useTexts();
  const label = useId();
  const { channels, start, entering } = useSocialLogin();
  if (channels.length === 0) return null;
  return (
    <section className={styles.social} aria-labelledby={label}>
      <h2 id={label} className={styles.or}>
        {t('social.or')}
      </h2>
      <ul className={styles.channels}>
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
    </section>
  );
}
