import type { InboxMail } from '@site/contracts/areas/inbox';
import { useMerchantToday } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { MailChoice } from './MailChoice';
import styles from './MailList.module.css';
import { MailRow } from './MailRow';

interface MailListProps {
  mails: readonly InboxMail[];
  /** While the member chooses among them. */
  chosen: ReadonlySet<string> | undefined;
  onToggle: (id: string) => void;
}

/** Mails below each other: to open them, or to choose some. */
export function MailList({ mails, chosen, onToggle }: MailListProps) {
  const { t } = useTexts();
  const today = useMerchantToday();
  return (
    <ul className={styles.list} aria-label={t('inbox.label')}>
      {mails.map((mail) => (
        <li key={mail.id} className={styles.item}>
          {chosen ? (
            <MailChoice mail={mail} today={today} chosen={chosen.has(mail.id)} onToggle={onToggle} />
          ) : (
            <MailRow mail={mail} today={today} />
          )}
        </li>
      ))}
    </ul>
  );
}
