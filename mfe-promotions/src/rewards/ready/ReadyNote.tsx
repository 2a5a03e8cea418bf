import { Icon } from '@site/ui/Icon';
import { Info } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './Ready.module.css';

/** What becomes of rewards, taken and not. */
export function ReadyNote() {
  const { t } = useTexts();
  return (
    <p className={styles.note}>
      <Icon of={Info} size={20} />
      {t('rewards.note')}
    </p>
  );
}
