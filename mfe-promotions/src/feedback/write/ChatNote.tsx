import { Trans } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { useSupport } from '@site/ui/useSupport';
import { Headset } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './WriteTab.module.css';

/** Money that is missing does not wait for an answer to a message. */
export function ChatNote() {
  const { t } = useTexts();
  const support = useSupport();
  if (!support) return null;
  return (
    <p className={styles.note}>
      <Icon of={Headset} size={20} />
      <span>
        <Trans
          text={t('feedback.chat')}
          parts={{
            chat: (words) => (
              <button type="button" className={styles.chat} onClick={support}>
                {words}
              </button>
            ),
          }}
        />
      </span>
    </p>
  );
}
