import { useTranslation } from '@site/i18n';
import type { ReactNode } from 'react';
import styles from './PageLayout.module.css';

/** What is around every page: the column, and the way past the header for who has a keyboard. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host-shell');
  return (
    <div className={styles.page} data-page>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      {children}
    </div>
  );
}
