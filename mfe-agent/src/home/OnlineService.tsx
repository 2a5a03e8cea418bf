import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { Headset } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './TeamTools.module.css';
import { ToolFace } from './ToolFace';
import { useServiceLink } from './useServiceLink';

/** Opens the chat with customer service outside the site (AG-019). */
export function OnlineService() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { address, error, retry } = useServiceLink();
  const face = <ToolFace icon={Headset} label={t('tools.service')} />;
  if (address) {
    return (
      <a className={styles.tool} href={address} target="_blank" rel="noopener noreferrer">
        {face}
      </a>
    );
  }
  const explain = () => {
    if (error) toast.error(errorText(error));
    void retry();
  };
  return (
    <button type="button" className={styles.tool} aria-busy={!error || undefined} onClick={explain}>
      {face}
    </button>
  );
}
