import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../useTexts';
import styles from './Person.module.css';

interface PersonFaceProps {
  account: string;
  online?: boolean;
}

/** The first two letters of a name in a circle, with a dot, and a word for readers, where its owner is online. */
export function PersonFace({ account, online = false }: PersonFaceProps) {
  const { t } = useTexts();
  return (
    <span className={styles.face} data-online={online || undefined}>
      <span aria-hidden="true">{[...account].slice(0, 2).join('').toUpperCase()}</span>
      {online && <VisuallyHidden>{t('people.online')}</VisuallyHidden>}
    </span>
  );
}
