import { useClosedPlay, useFlag } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ShieldCheck } from 'lucide-react';
import { useTexts } from '../useTexts';
import { CentreHeader } from './CentreHeader';
import styles from './MessageCentrePage.module.css';
import { AffiliateRow } from './rows/AffiliateRow';
import { AnnouncementsRow } from './rows/AnnouncementsRow';
import { ChatRow } from './rows/ChatRow';
import { InboxRow } from './rows/InboxRow';
import { TelegramRow } from './rows/TelegramRow';

/** Everything that the house has to say, and the ways to ask it (ME-001). */
export default function MessageCentrePage() {
  const { t } = useTexts();
  const hasChat = useFlag('liveChat');
  const hasChatPage = useRouteExists(PATHS.chat);
  const hasInbox = useRouteExists(PATHS.inbox);
  // Who is closed for play is shown no news of it and invites nobody; letters and the desk stay.
  const isClosed = useClosedPlay() !== undefined;
  return (
    <>
      <CentreHeader />
      <div className={styles.lead}>
        <h1 className={styles.title}>{t('centre.title')}</h1>
        <p className={styles.about}>{t('centre.lead')}</p>
      </div>
      <nav aria-label={t('centre.label')}>
        <ul className={styles.list}>
          <TelegramRow />
          {!isClosed && <AnnouncementsRow />}
          {hasInbox && <InboxRow />}
          {hasChat && hasChatPage && <ChatRow />}
          {!isClosed && <AffiliateRow />}
        </ul>
      </nav>
      <p className={styles.note}>
        <Icon of={ShieldCheck} size={20} />
        <span>{t('centre.staff')}</span>
      </p>
    </>
  );
}
