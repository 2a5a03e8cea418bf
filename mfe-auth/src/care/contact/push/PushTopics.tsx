import type { PushSettings } from '@site/contracts/areas/push';
import { useTexts } from '../../../useTexts';
import { Topics } from '../topics/Topics';
import styles from '../topics/Topics.module.css';
import type { useTopics } from '../topics/useTopics';
import { ThisBrowser } from './ThisBrowser';
import { useThisBrowser } from './useThisBrowser';

interface PushTopicsProps extends Pick<ReturnType<typeof useTopics>, 'change'> {
  topics: PushSettings['topics'];
  publicKey: string;
}

/** What the member wants to be told of. The first press on one asks the browser, too. */
export function PushTopics({ topics, publicKey, change }: PushTopicsProps) {
  const { t } = useTexts();
  const browser = useThisBrowser(publicKey);
  return (
    <Topics
      title={t('contact.push.title')}
      chosen={topics}
      onChange={(topic, on) => {
        void change(topic, on);
        if (on) browser.start();
      }}
    >
      <p className={styles.fine}>{t('contact.push.private')}</p>
      <ThisBrowser {...browser} />
    </Topics>
  );
}
