import type { InboxMail } from '@site/contracts/areas/inbox';
import { mailDate } from '../mailDate';
import styles from './MailList.module.css';

/** What the list says of a mail: title, sender and when it came. */
export function MailWords({ mail: { title, sender, at }, today }: { mail: InboxMail; today: string }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.sender}>{sender}</span>
      </span>
      <time dateTime={at} className={styles.date}>
        {mailDate(at, today)}
      </time>
    </>
  );
}
