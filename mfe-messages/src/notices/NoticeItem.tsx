import type { Announcement } from '@site/contracts/areas/messages';
import { formatAnnouncementDate } from '@site/i18n';
import { Badge } from '@site/ui/Badge';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { RichText } from '@site/ui/RichText';
import { ChevronDown, Megaphone } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styles from './NoticeItem.module.css';
import { markRead, type NoticeScreen } from './queries';

interface NoticeItemProps {
  notice: Announcement;
  /** Where it is listed. */
  screen: NoticeScreen;
  /** For whoever looks; only members have unread notices. */
  unread: boolean;
  /** The address asks for this one. */
  asked: boolean;
}

/** One notice: title and date, and its text on request (ME-012). Opening it reads it (ME-013). */
export function NoticeItem({
  notice: { id, title, startDate, content },
  screen,
  unread,
  asked,
}: NoticeItemProps) {
  const [open, setOpen] = useState(asked);
  const item = useRef<HTMLLIElement>(null);
  const details = useId();

  const onOpen = useEffectEvent(() => {
    if (unread) markRead(screen, id);
  });
  useEffect(() => {
    if (open) onOpen();
  }, [open]);
  useEffect(() => {
    if (asked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  return (
    <li ref={item} className={styles.item} data-open={open || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.row}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          <Glyph tone={unread ? 'accent' : 'plain'}>
            <Icon of={Megaphone} />
            {unread && <Badge className={styles.unread} />}
          </Glyph>
          <span className={styles.copy}>
            <span className={styles.title}>{title}</span>
            <time className={styles.date} dateTime={startDate}>
              {formatAnnouncementDate(startDate)}
            </time>
          </span>
          <Icon of={ChevronDown} size={16} className={styles.chevron} />
        </button>
      </h2>
      <div id={details} className={styles.details} hidden={!open}>
        {open && <RichText html={content} />}
      </div>
    </li>
  );
}
