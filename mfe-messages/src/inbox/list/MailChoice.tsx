import type { InboxMail } from '@site/contracts/areas/inbox';
import { Checkbox } from '@site/ui/Checkbox';
import { memo } from 'react';
import { useTexts } from '../../useTexts';
import styles from './MailList.module.css';
import { MailWords } from './MailWords';

interface MailChoiceProps {
  mail: InboxMail;
  today: string;
  chosen: boolean;
  onToggle: (id: string) => void;
}

/** A mail that can be chosen by a press anywhere on it. Drawn again only when it changes. */
export const MailChoice = memo(
  function MailChoice({ mail, today, chosen, onToggle }: MailChoiceProps) {
    const { t } = useTexts();
    return (
      <Checkbox
        checked={chosen}
        onChange={() => onToggle(mail.id)}
        aria-label={t('inbox.select.one', { title: mail.title })}
        className={styles.choice}
      >
        <span className={styles.mail} data-unread={!mail.read || undefined} data-chosen={chosen || undefined}>
          <MailWords mail={mail} today={today} />
        </span>
      </Checkbox>
    );
  },
  // Toggling is told by the id alone: a new function does the same.
  (before, now) => before.mail === now.mail && before.today === now.today && before.chosen === now.chosen,
);
