import type { InboxMail } from '@site/contracts/areas/inbox';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { memo } from 'react';
import { useTexts } from '../../useTexts';
import styles from './MailList.module.css';
import { MailWords } from './MailWords';

/** A mail that opens. Drawn again only when it changes: there may be thousands. */
export const MailRow = memo(function MailRow({ mail, today }: { mail: InboxMail; today: string }) {
  const { t } = useTexts();
  return (
    <Link
      to={addressOf(PATHS.inbox, { mail: mail.id })}
      className={styles.mail}
      data-unread={!mail.read || undefined}
    >
      <span className={styles.dot} />
      {!mail.read && <VisuallyHidden>{t('inbox.unread')} </VisuallyHidden>}
      <MailWords mail={mail} today={today} />
    </Link>
  );
});
