import type { Status } from '@site/contracts/areas/system';
import { useTranslation } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { HelpList } from '@site/ui/HelpList';
import { IconButton } from '@site/ui/IconButton';
import { toast } from '@site/ui/Toast';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { ContactButton } from './ContactButton';
import { StatusPage } from './StatusPage';
import styles from './StatusPage.module.css';

/** Access is restricted where the user is: says so, shows the user's IP, and offers a contact (HS-034) and help. */
export function RestrictedPage({ status }: { status: Status }) {
  const { t } = useTranslation('host-shell');
  const { ip } = status.location;
  const shownIp = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(ip);
      toast.success(t('status.copied'));
    } catch {
      // Refused, or a web view without a clipboard: selected, it is copied by hand.
      if (shownIp.current) window.getSelection()?.selectAllChildren(shownIp.current);
      toast.error(t('status.notCopied'));
    }
  };
  return (
    <StatusPage>
      <EmptyState
        heading="h1"
        picture="blocked"
        title={t('status.restricted')}
        body={t('status.restrictedBody')}
        action={
          <div className={styles.actions}>
            <p className={styles.ip}>
              <span>{t('status.ip')}</span>
              <b ref={shownIp}>{ip}</b>
              <IconButton icon={Copy} iconSize={18} label={t('status.copy')} onClick={() => void copy()} />
            </p>
            <ContactButton />
          </div>
        }
      />
      <HelpList />
    </StatusPage>
  );
}
