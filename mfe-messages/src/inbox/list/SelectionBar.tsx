import { ActionBar } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { MailOpen, Trash2 } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './ListScreen.module.css';

interface SelectionBarProps {
  ids: readonly string[];
  onRead: () => void;
  onDelete: () => void;
}

/** What can be done with the chosen mails. */
export function SelectionBar({ ids, onRead, onDelete }: SelectionBarProps) {
  const { t } = useTexts();
  const none = ids.length === 0;
  return (
    <div className={styles.actions}>
      <ActionBar>
        <Button variant="quiet" disabled={none} icon={<Icon of={MailOpen} size={18} />} onClick={onRead}>
          {t('inbox.read')}
        </Button>
        <Button variant="danger" disabled={none} icon={<Icon of={Trash2} size={18} />} onClick={onDelete}>
          {t('inbox.delete')}
        </Button>
      </ActionBar>
    </div>
  );
}
