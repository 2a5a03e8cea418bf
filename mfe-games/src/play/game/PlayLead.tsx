import { IconButton } from '@site/ui/IconButton';
import { Tag } from '@site/ui/Tag';
import { X } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './PlayLead.module.css';

export interface PlayLeadProps {
  name: string;
  demo: boolean;
  onClose: () => void;
}

/** Begins the line above a game: the way out, and what is played. */
export function PlayLead({ name, demo, onClose }: PlayLeadProps) {
  const { t } = useTexts();
  return (
    <>
      <IconButton icon={X} label={t('play.close')} onClick={onClose} />
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
        {demo && <Tag tone="info">{t('play.demo')}</Tag>}
      </div>
    </>
  );
}
