import { useCustomerService } from '@site/api';
import { toast } from '@site/ui/Toast';
import { useSupport } from '@site/ui/useSupport';
import { Send } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { CentreRow } from './CentreRow';

const KIND = 'TELEGRAM';

/** The merchant's channel, outside the site (ME-027). Left out where it is known that there is none. */
export function TelegramRow() {
  const { t } = useTexts();
  const { data } = useCustomerService();
  const open = useSupport(KIND);
  const entry = data?.find(({ csType }) => csType === KIND);
  if (data && !entry) return null;
  return (
    <CentreRow
      icon={Send}
      title={entry?.title ?? t('centre.telegram.title')}
      about={entry?.name ?? t('centre.telegram.none')}
      onClick={open ?? (() => toast.error(t('centre.telegramAway')))}
    />
  );
}
