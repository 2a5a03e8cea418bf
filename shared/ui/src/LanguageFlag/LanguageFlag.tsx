import styles from './LanguageFlag.module.css';
import { ThaiFlag } from './ThaiFlag';
import { UnionFlag } from './UnionFlag';

export interface LanguageFlagProps {
  language: 'en' | 'th';
  /** Pixels. */
  size?: number;
}

/** A round flag beside a language's own name; the name is what is read out. */
export function LanguageFlag({ language, size = 20 }: LanguageFlagProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} className={styles.flag} aria-hidden="true">
      {language === 'th' ? <ThaiFlag /> : <UnionFlag />}
    </svg>
  );
}
