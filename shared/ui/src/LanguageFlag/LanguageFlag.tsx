import type { SiteLanguage } from '@site/contracts/federation/merchant';
import type { ReactElement } from 'react';
import { IndonesianFlag } from './IndonesianFlag';
import styles from './LanguageFlag.module.css';
import { ThaiFlag } from './ThaiFlag';
import { UnionFlag } from './UnionFlag';

export interface LanguageFlagProps {
  language: SiteLanguage;
  /** Pixels. */
  size?: number;
}

const flags: Record<SiteLanguage, () => ReactElement> = { th: ThaiFlag, en: UnionFlag, id: IndonesianFlag };

/** A round flag beside a language's own name; the name is what is read out. */
export function LanguageFlag({ language, size = 20 }: LanguageFlagProps) {
  const Flag = flags[language];
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} className={styles.flag} aria-hidden="true">
      <Flag />
    </svg>
  );
}
