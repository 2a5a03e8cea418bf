import { BrandMark, BrandWordmark } from '@site/ui/BrandMark';
import type { ReactNode } from 'react';
import { LanguageSwitcher } from '../layout/LanguageSwitcher/LanguageSwitcher';
import styles from './StatusPage.module.css';

/** What stands in the place of the whole site: whose it is, what is the matter, and the language to read it in. */
export function StatusPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark className={styles.mark} />
        <BrandWordmark className={styles.wordmark} />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <LanguageSwitcher />
      </footer>
    </div>
  );
}
