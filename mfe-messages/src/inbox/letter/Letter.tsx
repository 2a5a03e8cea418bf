import type { inboxMail } from '@site/contracts/areas/inbox';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { formatDateTime } from '@site/i18n';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { RichText } from '@site/ui/RichText';
import { useTexts } from '../../useTexts';
import { deskIcon } from './deskIcon';
import styles from './Letter.module.css';

/** A mail as it is read: what it is about, who wrote it and when, and what it says. */
export function Letter({ mail }: { mail: ValueOf<typeof inboxMail> }) {
  const { t } = useTexts();
  const { title, sender, desk, at, content, shortened } = mail;
  return (
    <article className={styles.letter}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.from}>
        <Glyph>
          <Icon of={deskIcon(desk)} />
        </Glyph>
        <p>
          <b>{sender}</b>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      <RichText html={content} />
      {shortened && <p className={styles.shortened}>{t('inbox.letter.shortened')}</p>}
    </article>
  );
}
