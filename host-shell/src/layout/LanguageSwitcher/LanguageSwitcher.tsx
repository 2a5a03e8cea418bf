import type { SiteLanguage } from '@site/contracts/federation/merchant';
import { changeLanguage, offeredLanguages, useLanguage, useTranslation } from '@site/i18n';
import { afterPaint } from '@site/ui/afterPaint';
import { LanguageFlag } from '@site/ui/LanguageFlag';
import { Tabs } from '@site/ui/Tabs';
import { useState } from 'react';
import styles from './LanguageSwitcher.module.css';

/** Each language in its own words. */
const names: Record<SiteLanguage, string> = { th: 'ไทย', en: 'English', id: 'Indonesia' };

/** As many stand beside each other with their flags before their names. */
const FIT_IN_A_ROW = 2;

/** The merchant's languages with their flags, the chosen one first (HS-039, HS-040). */
export function LanguageSwitcher() {
  const { t } = useTranslation('host-shell');
  const language = useLanguage();
  const [pressed, setPressed] = useState<SiteLanguage>();
  const languages = offeredLanguages();
  if (languages.length < 2) return null;
  return (
    <Tabs
      variant="segmented"
      label={t('menu.language')}
      value={pressed ?? language}
      onChange={(next) => {
        setPressed(next);
        // Every text of the page is drawn anew: the press shows before that.
        afterPaint(() => void changeLanguage(next).then(() => setPressed(undefined)));
      }}
      items={languages.map((offered) => ({
        value: offered,
        ...(languages.length > FIT_IN_A_ROW
          ? { label: <Stacked language={offered} /> }
          : { label: <Name of={offered} />, icon: <LanguageFlag language={offered} /> }),
      }))}
    />
  );
}

function Name({ of: language }: { of: SiteLanguage }) {
  return <span lang={language}>{names[language]}</span>;
}

function Stacked({ language }: { language: SiteLanguage }) {
  return (
    <span className={styles.stacked}>
      <LanguageFlag language={language} />
      <Name of={language} />
    </span>
  );
}
