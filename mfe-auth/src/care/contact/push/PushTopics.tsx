import { PUSH_TOPICS, type PushSettings } from '@site/contracts/areas/push';
import { Checkbox } from '@site/ui/Checkbox';
import { useTexts } from '../../../useTexts';
import styles from './Push.module.css';
import { ThisBrowser } from './ThisBrowser';
import { useThisBrowser } from './useThisBrowser';
import type { useTopics } from './useTopics';

interface PushTopicsProps extends Pick<ReturnType<typeof useTopics>, 'change'> {
  topics: PushSettings['topics'];
  publicKey: string;
}

/** What the member wants to be told of. The first press on one asks the browser, too. */
export function PushTopics({ topics, publicKey, change }: PushTopicsProps) {
  const { t } = useTexts();
  const browser = useThisBrowser(publicKey);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{t('contact.push.title')}</legend>
      {PUSH_TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          className={styles.topic}
          checked={topics.includes(topic)}
          onChange={({ target }) => {
            void change(topic, target.checked);
            if (target.checked) browser.start();
          }}
        >
          {/* @texts contact.push.topic.* */}
          {t(`contact.push.topic.${topic}`)}
        </Checkbox>
      ))}
      <p className={styles.private}>{t('contact.push.private')}</p>
      <ThisBrowser {...browser} />
    </fieldset>
  );
}
