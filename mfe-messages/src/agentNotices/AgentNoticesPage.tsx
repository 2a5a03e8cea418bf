import { NoticeList } from '../notices/NoticeList';
import { useTexts } from '../useTexts';

/** What the merchant tells its agents alone: notices of type A. The route keeps everybody else out. */
export default function AgentNoticesPage() {
  const { t } = useTexts();
  return <NoticeList screen="agent" emptyBody={t('notices.empty.agentBody')} />;
}
