import { useTexts } from '../useTexts';
import { NoticeList } from './NoticeList';

/** The platform's notices for everybody. */
export default function NoticesPage() {
  const { t } = useTexts();
  return <NoticeList screen="notices" emptyBody={t('notices.empty.body')} />;
}
