import { Icon } from '@site/ui/Icon';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';
import styles from './Jackpot.module.css';

export interface JackpotCardProps {
  /** What kind of figure it is. */
  note: string;
  /** The figure is a real one that is being counted. */
  live?: boolean;
  children: ReactNode;
}

export function JackpotCard({ note, live = false, children }: JackpotCardProps) {
  const { t } = useTexts();
  return (
    <section className={styles.card} aria-label={t('jackpot.title')}>
      <div className={styles.top}>
        <Icon of={Crown} size={16} className={styles.crown} />
        <h2 className={styles.title}>{t('jackpot.title')}</h2>
        <p className={styles.note}>
          {live && <span className={styles.dot} />}
          {note}
        </p>
      </div>
      <div className={styles.figure}>{children}</div>
    </section>
  );
}
