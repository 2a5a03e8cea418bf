import { useUnreadCounts } from '@site/api';
import { IconButton } from '@site/ui/IconButton';
import { toast } from '@site/ui/Toast';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { markAllRead } from './markAll';

/** Marks announcements and mails as read. What the desk has answered is read by looking at the chat. */
export function MarkAllRead() {
  const { t } = useTexts();
  const { announcements, inbox } = useUnreadCounts();
  const [isMarking, setIsMarking] = useState(false);
  if (announcements + inbox === 0 && !isMarking) return null;
  const mark = async () => {
    setIsMarking(true);
    try {
      await markAllRead();
      toast.success(t('centre.marked'));
    } catch {
      toast.error(t('centre.markFailed'));
    } finally {
      setIsMarking(false);
    }
  };
  return (
    <IconButton
      icon={CheckCheck}
      label={t('centre.markAll')}
      disabled={isMarking}
      onClick={() => void mark()}
    />
  );
}
