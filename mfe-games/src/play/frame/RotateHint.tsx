import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { RotateCwSquare, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './RotateHint.module.css';

/** Asks to turn the phone; shows only while it is held upright, until it is sent away. */
export function RotateHint() {
  const { t } = useTexts();
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <div className={styles.hint} role="note">
      <Icon of={RotateCwSquare} size={20} />
      <p className={styles.words}>{t('play.rotate')}</p>
      <IconButton icon={X} iconSize={18} label={t('play.hideHint')} onClick={() => setGone(true)} />
    </div>
  );
}
